## Names

people-name = Ваше ім’я
people-guest = Гість
people-you = Ви

## From one device to another

carry-title = Продовжити на цьому пристрої
carry-about = На іншому пристрої відкрийте меню партії й виберіть «Продовжити на іншому пристрої». З’явиться код, який діє один раз, протягом 5 хвилин.
carry-code = Код
carry-take = Продовжити тут

## Accounts

account-name-about = Це ім’я бачать інші за столом. Для гри більше нічого не потрібно.
account-rename = Змінити ім’я
account-named = Ваше ім’я змінено.
account-title = Акаунт
account-about = З акаунтом ваші партії є на кожному пристрої, і можна грати рейтингові партії. Адреса пошти не потрібна.
account-make = Створити акаунт
account-login = Увійти
account-recover = Забули пароль?
account-login-name = Ім’я користувача
account-password = Пароль
account-new-password = Новий пароль
account-password-about = Щонайменше 8 знаків.
account-recovery-code = Код відновлення
account-make-do = Створити акаунт
account-login-do = Увійти
account-recover-do = Задати новий пароль
account-make-passkey = Створити акаунт із ключем доступу, без пароля
account-login-passkey = Увійти з ключем доступу
account-passkey-declined = Ключ доступу не використано, тому нічого не змінилося. Можна спробувати ще раз.
account-passkey-later = Акаунт готовий, але ключа доступу поки не має. Збережіть коди нижче. Ключ доступу можна додати пізніше.
account-passkey-added = Ключ доступу додано.
account-add-passkey = Додати ключ доступу
account-entered = З поверненням.
account-is = Ви увійшли як { $login }.
account-ratings = Ваші рейтинги
account-no-ratings = Зіграйте рейтингову партію, щоб отримати перший рейтинг.
account-log-out = Вийти
account-safety = Безпека і дані
account-sessions = Де виконано вхід
account-session-this = Цей пристрій
account-session-seen = Останнє використання: { $date }
account-end-session = Вийти на пристрої, яким користувалися { $date }
account-end-others = Вийти на решті пристроїв
account-others-ended = На всіх інших пристроях ви вийшли з акаунта.
account-old-password = Поточний пароль
account-change-password = Змінити пароль
account-password-changed = Пароль змінено. На всіх інших пристроях ви вийшли з акаунта.
account-export = Завантажити свої дані
account-delete = Видалити акаунт
account-delete-about = Буде видалено ваш акаунт і його дані. Ваші партії залишаться, без вашого імені.
account-delete-sure = Видалити назавжди
codes-title = Коди відновлення
codes-about = Якщо ви втратите пароль або ключ доступу, кожен із цих кодів дасть змогу увійти один раз. Більше ми їх не покажемо, тому збережіть їх у надійному місці.
codes-kept = Коди збережено

## Keys for programs

account-programs = Ключі API
programs-about = Із ключем ваша власна програма може стежити за вашими партіями або грати за вас.
programs-plays = може читати й грати
programs-reads = може лише читати
programs-revoke = Видалити ключ { $label }
programs-made = Ось ваш ключ. Скопіюйте його зараз: більше ми його не покажемо.
programs-label = Для чого цей ключ
programs-play = Дозволити гру
programs-play-about = Якщо вимкнено, ключ може лише читати.
programs-make = Створити ключ

## What can go wrong

error-account-taken = Це ім’я користувача зайняте, або ви вже маєте акаунт. Спробуйте інше ім’я або увійдіть.
error-account-wrong = Неправильне ім’я користувача, пароль або код. Будь ласка, перевірте й спробуйте ще раз.
error-account-missing = Для цього потрібен акаунт. Спершу увійдіть або зареєструйтеся.
error-account-weak = Цей пароль надто легко вгадати. Будь ласка, виберіть інший.
error-session-missing = На цьому пристрої ви вийшли з акаунта. Ваші партії збережено: увійдіть, щоб їх побачити.
error-request-malformed = Сервер цього не зрозумів. Нічого не змінилося: будь ласка, оновіть сторінку й спробуйте ще раз.
error-server-busy = Сервер зайнятий. Будь ласка, спробуйте ще раз трохи згодом.
error-server-closing = Сервер перезапускається. Ваші партії збережено: спробуйте ще раз трохи згодом.
