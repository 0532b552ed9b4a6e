## Nomes

people-name = O teu nome
people-guest = Convidado
people-you = Tu

## De um dispositivo para outro

carry-title = Continuar neste dispositivo
carry-about = No outro dispositivo, abre a partida e escolhe levar o teu lugar. Aparece um código que serve uma vez, durante cinco minutos.
carry-code = O código
carry-take = Ocupar o meu lugar

## Contas

account-name-about = Os outros veem-no à mesa. Para jogar não é preciso mais nada.
account-rename = Mudar o nome
account-named = O nome foi mudado.
account-title = Conta
account-about = Com uma conta, as tuas partidas estão em todos os dispositivos e podes jogar para uma classificação. Não se pede nenhum endereço.
account-make = Nova conta
account-login = Entrar
account-recover = Esqueci-me
account-login-name = Nome da conta
account-password = Palavra-passe
account-new-password = Nova palavra-passe
account-password-about = Pelo menos oito caracteres.
account-recovery-code = Código de recuperação
account-make-do = Criar a conta
account-login-do = Entrar
account-recover-do = Definir a nova palavra-passe
account-make-passkey = Criar com uma chave de acesso, sem palavra-passe
account-login-passkey = Entrar com uma chave de acesso
account-passkey-declined = Não foi usada nenhuma chave de acesso. Nada mudou.
account-passkey-later = A conta está criada, ainda sem chave de acesso. Guarda os códigos, ou acrescenta uma chave mais tarde.
account-passkey-added = A chave de acesso foi acrescentada.
account-add-passkey = Acrescentar uma chave de acesso
account-entered = Que bom ver-te de novo.
account-is = Sessão iniciada como { $login }.
account-ratings = As tuas classificações
account-no-ratings = As partidas para a classificação vão mostrar aqui como jogas.
account-log-out = Sair
account-safety = Segurança e dados
account-sessions = Onde tens sessão iniciada
account-session-this = Este dispositivo
account-session-seen = Última utilização: { $date }
account-end-session = Terminar a sessão do dispositivo usado pela última vez em { $date }
account-end-others = Terminar sessão em todos os outros
account-others-ended = A sessão foi terminada em todos os outros dispositivos.
account-old-password = Palavra-passe até agora
account-change-password = Mudar a palavra-passe
account-password-changed = A palavra-passe foi mudada. A sessão foi terminada em todos os outros dispositivos.
account-export = Descarregar os teus dados
account-delete = Eliminar a conta
account-delete-about = Tudo o que se sabe de ti é eliminado. Os jogos ficam, sem o teu nome.
account-delete-sure = Eliminar de vez
codes-title = Códigos de recuperação
codes-about = Cada um abre a tua conta uma vez, se a palavra-passe ou a chave de acesso se perder. Não voltam a ser mostrados: guarda-os onde guardas essas coisas.
codes-kept = Já os guardei

## Chaves para programas

account-programs = Chaves para programas
programs-about = Um programa teu pode seguir as tuas partidas e jogar por ti.
programs-plays = pode ver e jogar
programs-reads = só pode ver
programs-revoke = Retirar a chave { $label }
programs-made = Esta é a chave. Não volta a ser mostrada.
programs-label = Para que é a chave
programs-play = Pode jogar
programs-play-about = Caso contrário, só pode ver.
programs-make = Criar uma chave

## O que pode correr mal

error-account-taken = Esse nome já está ocupado, ou já tens uma conta.
error-account-wrong = Isso não está certo. Vê de novo, por favor.
error-account-missing = Para isso é preciso uma conta.
error-account-weak = Essa palavra-passe é das primeiras que toda a gente tenta. Escolhe outra.
error-session-missing = A sessão terminou aqui. As tuas partidas esperam por ti.
error-request-too-many = Foi muita coisa de uma vez. Espera um momento, por favor.
error-request-malformed = O servidor não conseguiu ler isso. Nada mudou.
error-server-busy = O servidor tem demasiado que fazer neste momento. Tenta de novo, por favor.
error-server-closing = O servidor está a reiniciar. Nada se perdeu.
