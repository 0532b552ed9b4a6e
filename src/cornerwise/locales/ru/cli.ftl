## The command line

cli-about = Игры в духе Blokus и Triominos: правила, записи, картинки и сама игра.
cli-commands = команды
cli-examples = примеры:
cli-version = показать номер версии и выйти
cli-language = использовать этот язык, например de или pt-BR, вместо языка системы
cli-own-games = загрузить и игры, которые регистрирует этот файл Python
cli-interrupted = прервано
cli-see-help = { $message } (см. `{ $command }`)

## What each command does, in the list of all commands

cli-games = перечислить все игры и их настройки
cli-play = играть в терминале
cli-serve = запустить сервер для браузеров и программ
cli-replay = проверить партии из файла и показать их
cli-analyse = показать лучшие ходы в позиции
cli-review = показать, какие ходы партии обошлись дороже всего
cli-audit = посчитать очки, отданные в концах партий
cli-draw = нарисовать позицию в SVG или текстом
cli-perft = сосчитать позиции после заданного числа ходов
cli-bench = измерить скорость и размер и сравнить с целями
cli-solve = найти полную партию для одного
cli-gtp = общаться с другими программами по протоколу Go Text Protocol
cli-arena = свести компьютерных игроков друг с другом
cli-bot = дать программе с GTP играть на сервере
cli-backup = записать все данные сервера в файл
cli-restore = заполнить пустую базу данных из файла резервной копии
cli-i18n = проверить переводы
cli-puzzles = создавать и доказывать задачи
cli-explore = узнать, что игралось в позиции
cli-moderate = просматривать жалобы и принимать по ним меры

## What is said about arguments, whatever the command

cli-usage = использование:
cli-positional-arguments = позиционные аргументы
cli-options = параметры
cli-help = показать эту справку и выйти
cli-required = не хватает обязательных аргументов: { $value }
cli-one-required = нужен один из аргументов: { $value }
cli-unrecognized = неизвестные аргументы: { $value }
cli-not-with = нельзя вместе с аргументом { $value }
cli-ambiguous = неоднозначный параметр: под { $option } подходят { $matches }
cli-argument = аргумент { $argument_name }: { $message }
cli-invalid-choice = недопустимое значение: { $value } (возможны { $choices })
cli-ignored = этот параметр не принимает значения, но указано { $value }
cli-expected-one = нужен один аргумент
cli-expected-some = нужен хотя бы один аргумент
cli-expected = { $count ->
    [one] нужен { $value } аргумент
    [few] нужны { $value } аргумента
    [many] нужно { $value } аргументов
   *[other] нужно { $value } аргумента
  }
