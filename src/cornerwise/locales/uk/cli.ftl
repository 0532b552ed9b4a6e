## The command line

cli-about = Ігри в дусі Blokus і Triominos: правила, записи, картинки й сама гра.
cli-commands = команди
cli-examples = приклади:
cli-version = показати номер версії й вийти
cli-language = використовувати цю мову, наприклад de або pt-BR, замість мови системи
cli-own-games = завантажити й ігри, які реєструє цей файл Python
cli-interrupted = перервано
cli-see-help = { $message } (див. `{ $command }`)

## What each command does, in the list of all commands

cli-games = перелічити всі ігри та їхні налаштування
cli-play = грати в терміналі
cli-serve = запустити сервер для браузерів і програм
cli-replay = перевірити партії з файлу й показати їх
cli-analyse = показати найкращі ходи в позиції
cli-review = показати, які ходи партії коштували найдорожче
cli-audit = порахувати бали, віддані наприкінці партій
cli-draw = намалювати позицію у SVG або текстом
cli-perft = порахувати позиції після заданої кількості ходів
cli-bench = виміряти швидкість і розмір і порівняти з цілями
cli-solve = знайти повну партію для одного
cli-gtp = спілкуватися з іншими програмами за протоколом Go Text Protocol
cli-arena = звести комп’ютерних гравців між собою
cli-bot = дати програмі з GTP грати на сервері
cli-backup = записати всі дані сервера у файл
cli-restore = заповнити порожню базу даних із файлу резервної копії
cli-i18n = перевірити переклади
cli-puzzles = створювати й доводити задачі
cli-explore = дізнатися, що грали в позиції
cli-moderate = переглядати скарги й вживати заходів

## What is said about arguments, whatever the command

cli-usage = використання:
cli-positional-arguments = позиційні аргументи
cli-options = параметри
cli-help = показати цю довідку й вийти
cli-required = бракує обов’язкових аргументів: { $value }
cli-one-required = потрібен один з аргументів: { $value }
cli-unrecognized = невідомі аргументи: { $value }
cli-not-with = не можна разом з аргументом { $value }
cli-ambiguous = неоднозначний параметр: під { $option } підходять { $matches }
cli-argument = аргумент { $argument_name }: { $message }
cli-invalid-choice = недопустиме значення: { $value } (можливі { $choices })
cli-ignored = цей параметр не приймає значення, але вказано { $value }
cli-expected-one = потрібен один аргумент
cli-expected-some = потрібен щонайменше один аргумент
cli-expected = { $count ->
    [one] потрібен { $value } аргумент
    [few] потрібні { $value } аргументи
    [many] потрібно { $value } аргументів
   *[other] потрібно { $value } аргументу
  }
