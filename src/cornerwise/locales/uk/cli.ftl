## The command line

cli-about = Кутові ігри: правила, записи, картинки й сама гра.
cli-commands = команди
cli-examples = приклади:
cli-version = показати номер версії й вийти
cli-language = говорити цією мовою, наприклад de або pt-BR, хоч би що було задано в системі
cli-own-games = знати й ігри, які реєструє цей файл Python
cli-interrupted = перервано
cli-see-help = { $message } (див. `{ $command }`)

## What each command does, in the list of all commands

cli-games = перелічити всі ігри та їхні налаштування
cli-play = грати в терміналі
cli-serve = вести матчі для браузерів і програм
cli-replay = перевірити партії з файлу й показати їх
cli-analyse = показати найкращі ходи в позиції
cli-review = назвати ходи партії, які коштували найдорожче
cli-audit = порахувати бали, віддані наприкінці партій
cli-draw = намалювати позицію у SVG або текстом
cli-perft = порахувати позиції після стількох-то ходів
cli-bench = виміряти швидкість і розмір і порівняти з цілями
cli-solve = знайти повну партію для одного
cli-gtp = грати з іншими програмами за протоколом Go Text Protocol
cli-arena = звести комп’ютерних гравців між собою
cli-bot = посадити програму з GTP грати на сервері
cli-backup = записати у файл усе, що знає сервер
cli-restore = заповнити порожню базу даних з такого файлу
cli-i18n = перевірити переклади

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
cli-ignored = зайве значення { $value } не враховано
cli-expected-one = потрібен один аргумент
cli-expected-some = потрібен щонайменше один аргумент
cli-expected = { $count ->
    [one] потрібен { $value } аргумент
    [few] потрібні { $value } аргументи
    [many] потрібно { $value } аргументів
   *[other] потрібно { $value } аргументу
  }
