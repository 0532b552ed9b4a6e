## The command line

cli-about = Угловые игры: правила, записи, картинки и сама игра.
cli-commands = команды
cli-examples = примеры:
cli-version = показать номер версии и выйти
cli-language = говорить на этом языке, например de или pt-BR, что бы ни было задано в системе
cli-own-games = знать и игры, которые регистрирует этот файл Python
cli-interrupted = прервано
cli-see-help = { $message } (см. `{ $command }`)

## What each command does, in the list of all commands

cli-games = перечислить все игры и их настройки
cli-play = играть в терминале
cli-serve = вести матчи для браузеров и программ
cli-replay = проверить партии из файла и показать их
cli-analyse = показать лучшие ходы в позиции
cli-review = назвать ходы партии, которые обошлись дороже всего
cli-audit = посчитать очки, отданные в концах партий
cli-draw = нарисовать позицию в SVG или текстом
cli-perft = сосчитать позиции после стольких-то ходов
cli-bench = измерить скорость и размер и сравнить с целями
cli-solve = найти полную партию для одного
cli-gtp = играть с другими программами по протоколу Go Text Protocol
cli-arena = свести компьютерных игроков друг с другом
cli-bot = посадить программу с GTP играть на сервере
cli-backup = записать в файл всё, что знает сервер
cli-restore = заполнить пустую базу данных из такого файла
cli-i18n = проверить переводы

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
cli-ignored = лишнее значение { $value } не учтено
cli-expected-one = нужен один аргумент
cli-expected-some = нужен хотя бы один аргумент
cli-expected = { $count ->
    [one] нужен { $value } аргумент
    [few] нужны { $value } аргумента
    [many] нужно { $value } аргументов
   *[other] нужно { $value } аргумента
  }
