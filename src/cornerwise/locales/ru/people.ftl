## Names

people-name = Ваше имя
people-guest = Гость
people-you = Вы

## From one device to another

carry-title = Продолжить на этом устройстве
carry-about = На другом устройстве откройте партию и выберите переход на другое устройство. Появится код, который действует один раз, пять минут.
carry-code = Код
carry-take = Занять моё место

## Accounts

account-name-about = Его видят другие за столом. Для игры больше ничего не нужно.
account-rename = Изменить имя
account-named = Имя изменено.
account-title = Учётная запись
account-about = С учётной записью ваши партии доступны на каждом устройстве, и можно играть на рейтинг. Адрес почты не спрашиваем.
account-make = Новая учётная запись
account-login = Войти
account-recover = Забыли пароль
account-login-name = Имя учётной записи
account-password = Пароль
account-new-password = Новый пароль
account-password-about = Не меньше восьми знаков.
account-recovery-code = Код восстановления
account-make-do = Создать учётную запись
account-login-do = Войти
account-recover-do = Задать новый пароль
account-make-passkey = Создать с ключом доступа, без пароля
account-login-passkey = Войти с ключом доступа
account-passkey-declined = Ключ доступа не использован. Ничего не изменилось.
account-passkey-later = Учётная запись создана, пока без ключа доступа. Сохраните коды или добавьте ключ позже.
account-passkey-added = Ключ доступа добавлен.
account-add-passkey = Добавить ключ доступа
account-entered = С возвращением.
account-is = Вы вошли как { $login }.
account-ratings = Ваши рейтинги
account-no-ratings = Партии на рейтинг покажут здесь, насколько хорошо вы играете.
account-log-out = Выйти
account-safety = Безопасность и данные
account-sessions = Где выполнен вход
account-session-this = Это устройство
account-session-seen = Последнее использование: { $date }
account-end-session = Выйти на устройстве, которое использовалось { $date }
account-end-others = Выйти на всех остальных
account-others-ended = На всех остальных устройствах выполнен выход.
account-old-password = Прежний пароль
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. На всех остальных устройствах выполнен выход.
account-export = Скачать свои данные
account-delete = Удалить учётную запись
account-delete-about = Всё, что о вас известно, будет удалено. Игры останутся, без вашего имени.
account-delete-sure = Удалить навсегда
codes-title = Коды восстановления
codes-about = Каждый открывает вашу учётную запись один раз, если пароль или ключ доступа потерян. Больше они не появятся: храните их там, где храните такие вещи.
codes-kept = Коды сохранены

## Keys for programs

account-programs = Ключи для программ
programs-about = Ваша программа может следить за вашими партиями и играть за вас.
programs-plays = может смотреть и играть
programs-reads = может только смотреть
programs-revoke = Отозвать ключ { $label }
programs-made = Вот ключ. Больше он не появится.
programs-label = Для чего этот ключ
programs-play = Может играть
programs-play-about = Иначе может только смотреть.
programs-make = Создать ключ

## What can go wrong

error-account-taken = Это имя занято, или у вас уже есть учётная запись.
error-account-wrong = Не подходит. Проверьте, пожалуйста, ещё раз.
error-account-missing = Для этого нужна учётная запись.
error-account-weak = Этот пароль пробуют одним из первых. Выберите другой.
error-session-missing = Здесь вы вышли из учётной записи. Ваши партии ждут вас.
error-request-too-many = Слишком много сразу. Подождите, пожалуйста, немного.
error-request-malformed = Сервер не смог это прочесть. Ничего не изменилось.
error-server-busy = Сервер сейчас слишком занят. Попробуйте, пожалуйста, ещё раз.
error-server-closing = Сервер перезапускается. Ничего не потеряно.
