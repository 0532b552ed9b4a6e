## Nomes

people-name = O teu nome
people-guest = Convidado
people-you = Tu

## De um dispositivo para outro

carry-title = Continuar neste dispositivo
carry-about = No outro dispositivo, abre o menu da partida e escolhe «Continuar noutro dispositivo». Aparece um código que funciona uma vez, durante 5 minutos.
carry-code = Código
carry-take = Continuar aqui

## Contas

account-name-about = Os outros veem este nome à mesa. É só disto que precisas para jogar.
account-rename = Mudar o nome
account-named = O teu nome foi mudado.
account-title = Conta
account-about = Com uma conta, as tuas partidas acompanham-te em todos os dispositivos e podes jogar partidas com classificação. Não é preciso um endereço de email.
account-make = Criar conta
account-login = Entrar
account-recover = Esqueceste a palavra-passe?
account-login-name = Nome de utilizador
account-password = Palavra-passe
account-new-password = Nova palavra-passe
account-password-about = Pelo menos 8 caracteres.
account-recovery-code = Código de recuperação
account-make-do = Criar conta
account-login-do = Entrar
account-recover-do = Definir nova palavra-passe
account-make-passkey = Criar conta com uma chave de acesso, sem palavra-passe
account-login-passkey = Entrar com uma chave de acesso
account-passkey-declined = Não foi usada nenhuma chave de acesso, por isso nada mudou. Podes tentar outra vez.
account-passkey-later = A tua conta está pronta, mas ainda não tem chave de acesso. Guarda os códigos abaixo. Podes acrescentar uma chave de acesso mais tarde.
account-passkey-added = Chave de acesso acrescentada.
account-add-passkey = Acrescentar uma chave de acesso
account-entered = Que bom ver-te de novo.
account-is = Sessão iniciada como { $login }.
account-ratings = As tuas classificações
account-no-ratings = Joga uma partida com classificação para teres a tua primeira classificação.
account-log-out = Sair
account-safety = Segurança e dados
account-sessions = Onde tens sessão iniciada
account-session-this = Este dispositivo
account-session-seen = Última utilização: { $date }
account-end-session = Terminar a sessão do dispositivo usado pela última vez em { $date }
account-end-others = Terminar sessão nos outros dispositivos
account-others-ended = A tua sessão foi terminada em todos os outros dispositivos.
account-old-password = Palavra-passe atual
account-change-password = Mudar a palavra-passe
account-password-changed = Palavra-passe mudada. A tua sessão foi terminada em todos os outros dispositivos.
account-export = Descarregar os teus dados
account-delete = Eliminar a conta
account-delete-about = Elimina a tua conta e os dados dela. As tuas partidas ficam, sem o teu nome.
account-delete-sure = Eliminar definitivamente
codes-title = Códigos de recuperação
codes-about = Se perderes a palavra-passe ou a chave de acesso, cada um destes códigos permite-te entrar uma vez. Não voltam a ser mostrados, por isso guarda-os num sítio seguro.
codes-kept = Já os guardei

## Chaves para programas

account-programs = Chaves de API
programs-about = Com uma chave, o teu próprio programa pode seguir as tuas partidas ou jogar por ti.
programs-plays = pode ler e jogar
programs-reads = só pode ler
programs-revoke = Eliminar a chave { $label }
programs-made = Aqui está a tua chave. Copia-a já: não volta a ser mostrada.
programs-label = Para que é a chave
programs-play = Permitir jogar
programs-play-about = Se estiver desligado, a chave só pode ler.
programs-make = Criar chave

## O que pode correr mal

error-account-taken = Esse nome de utilizador já existe, ou já tens uma conta. Experimenta outro nome, ou entra na tua conta.
error-account-wrong = Nome de utilizador, palavra-passe ou código errado. Verifica e tenta outra vez.
error-account-missing = Para isto precisas de uma conta. Entra ou cria uma primeiro.
error-account-weak = Essa palavra-passe é demasiado fácil de adivinhar. Escolhe outra.
error-session-missing = A tua sessão terminou neste dispositivo. As tuas partidas estão a salvo: entra na conta para as veres.
error-request-malformed = O servidor não percebeu o pedido. Nada mudou: recarrega a página e tenta outra vez.
error-server-busy = O servidor está ocupado. Tenta outra vez daqui a um momento.
error-server-closing = O servidor está a reiniciar. As tuas partidas estão a salvo: tenta outra vez daqui a um momento.
