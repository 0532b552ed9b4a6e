## Names

people-name = Ваше ім’я
people-guest = Гість
people-you = Ви

## From one device to another

carry-title = Продовжити на цьому пристрої
carry-about = На іншому пристрої відкрийте партію й виберіть перехід на інший пристрій. З’явиться код, який діє один раз, п’ять хвилин.
carry-code = Код
carry-take = Зайняти моє місце

## Accounts

account-name-about = Його бачать інші за столом. Для гри більше нічого не потрібно.
account-rename = Змінити ім’я
account-named = Ім’я змінено.
account-title = Обліковий запис
account-about = З обліковим записом ваші партії є на кожному пристрої, і можна грати на рейтинг. Адреси пошти не питаємо.
account-make = Новий обліковий запис
account-login = Увійти
account-recover = Забули пароль
account-login-name = Ім’я облікового запису
account-password = Пароль
account-new-password = Новий пароль
account-password-about = Щонайменше вісім знаків.
account-recovery-code = Код відновлення
account-make-do = Створити обліковий запис
account-login-do = Увійти
account-recover-do = Задати новий пароль
account-make-passkey = Створити з ключем доступу, без пароля
account-login-passkey = Увійти з ключем доступу
account-passkey-declined = Ключ доступу не використано. Нічого не змінилося.
account-passkey-later = Обліковий запис створено, поки без ключа доступу. Збережіть коди або додайте ключ пізніше.
account-passkey-added = Ключ доступу додано.
account-add-passkey = Додати ключ доступу
account-entered = З поверненням.
account-is = Ви увійшли як { $login }.
account-ratings = Ваші рейтинги
account-no-ratings = Партії на рейтинг покажуть тут, наскільки добре ви граєте.
account-log-out = Вийти
account-safety = Безпека і дані
account-sessions = Де виконано вхід
account-session-this = Цей пристрій
account-session-seen = Останнє використання: { $date }
account-end-session = Вийти на пристрої, яким користувалися { $date }
account-end-others = Вийти на всіх інших
account-others-ended = На всіх інших пристроях виконано вихід.
account-old-password = Попередній пароль
account-change-password = Змінити пароль
account-password-changed = Пароль змінено. На всіх інших пристроях виконано вихід.
account-export = Завантажити свої дані
account-delete = Видалити обліковий запис
account-delete-about = Усе, що про вас відомо, буде видалено. Ігри залишаться, без вашого імені.
account-delete-sure = Видалити назавжди
codes-title = Коди відновлення
codes-about = Кожен відкриває ваш обліковий запис один раз, якщо пароль або ключ доступу втрачено. Більше вони не з’являться: зберігайте їх там, де зберігаєте такі речі.
codes-kept = Коди збережено

## Keys for programs

account-programs = Ключі для програм
programs-about = Ваша програма може стежити за вашими партіями й грати за вас.
programs-plays = може дивитися й грати
programs-reads = може лише дивитися
programs-revoke = Відкликати ключ { $label }
programs-made = Ось ключ. Більше він не з’явиться.
programs-label = Для чого цей ключ
programs-play = Може грати
programs-play-about = Інакше може лише дивитися.
programs-make = Створити ключ

## What can go wrong

error-account-taken = Це ім’я зайняте, або ви вже маєте обліковий запис.
error-account-wrong = Не підходить. Перевірте, будь ласка, ще раз.
error-account-missing = Для цього потрібен обліковий запис.
error-account-weak = Цей пароль пробують одним із перших. Оберіть інший.
error-session-missing = Тут ви вийшли з облікового запису. Ваші партії чекають на вас.
error-request-too-many = Забагато одразу. Зачекайте, будь ласка, трохи.
error-request-malformed = Сервер не зміг це прочитати. Нічого не змінилося.
error-server-busy = Сервер зараз надто зайнятий. Спробуйте, будь ласка, ще раз.
error-server-closing = Сервер перезапускається. Нічого не втрачено.
