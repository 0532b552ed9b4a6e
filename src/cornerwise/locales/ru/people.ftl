## Names

people-name = Ваше имя
people-guest = Гость
people-you = Вы

## From one device to another

carry-title = Продолжить на этом устройстве
carry-about = На другом устройстве откройте меню партии и выберите «Продолжить на другом устройстве». Появится код, который действует один раз, в течение 5 минут.
carry-code = Код
carry-take = Продолжить здесь

## Accounts

account-name-about = Это имя видят другие за столом. Для игры больше ничего не нужно.
account-rename = Изменить имя
account-named = Ваше имя изменено.
account-title = Аккаунт
account-about = С аккаунтом ваши партии доступны на каждом устройстве, и можно играть рейтинговые партии. Адрес почты не нужен.
account-make = Создать аккаунт
account-login = Войти
account-recover = Забыли пароль?
account-login-name = Имя пользователя
account-password = Пароль
account-new-password = Новый пароль
account-password-about = Не меньше 8 знаков.
account-recovery-code = Код восстановления
account-make-do = Создать аккаунт
account-login-do = Войти
account-recover-do = Задать новый пароль
account-make-passkey = Создать аккаунт с ключом доступа, без пароля
account-login-passkey = Войти с ключом доступа
account-passkey-declined = Ключ доступа не использован, поэтому ничего не изменилось. Можно попробовать ещё раз.
account-passkey-later = Аккаунт готов, но ключа доступа у него пока нет. Сохраните коды ниже. Ключ доступа можно добавить позже.
account-passkey-added = Ключ доступа добавлен.
account-add-passkey = Добавить ключ доступа
account-entered = С возвращением.
account-is = Вы вошли как { $login }.
account-ratings = Ваши рейтинги
account-no-ratings = Сыграйте рейтинговую партию, чтобы получить первый рейтинг.
account-log-out = Выйти
account-safety = Безопасность и данные
account-sessions = Где выполнен вход
account-session-this = Это устройство
account-session-seen = Последнее использование: { $date }
account-end-session = Выйти на устройстве, которое использовалось { $date }
account-end-others = Выйти на остальных устройствах
account-others-ended = На всех остальных устройствах вы вышли из аккаунта.
account-old-password = Текущий пароль
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. На всех остальных устройствах вы вышли из аккаунта.
account-export = Скачать свои данные
account-delete = Удалить аккаунт
account-delete-about = Будут удалены ваш аккаунт и его данные. Ваши партии останутся, без вашего имени.
account-delete-sure = Удалить навсегда
codes-title = Коды восстановления
codes-about = Если вы потеряете пароль или ключ доступа, каждый из этих кодов позволит войти один раз. Больше мы их не покажем, поэтому сохраните их в надёжном месте.
codes-kept = Коды сохранены

## Keys for programs

account-programs = Ключи API
programs-about = С ключом ваша собственная программа может следить за вашими партиями или играть за вас.
programs-plays = может читать и играть
programs-reads = может только читать
programs-revoke = Удалить ключ { $label }
programs-made = Вот ваш ключ. Скопируйте его сейчас: больше мы его не покажем.
programs-label = Для чего этот ключ
programs-play = Разрешить игру
programs-play-about = Если выключено, ключ может только читать.
programs-make = Создать ключ

## What can go wrong

error-account-taken = Это имя пользователя занято, или у вас уже есть аккаунт. Попробуйте другое имя или войдите.
error-account-wrong = Неверное имя пользователя, пароль или код. Пожалуйста, проверьте и попробуйте ещё раз.
error-account-missing = Для этого нужен аккаунт. Сначала войдите или зарегистрируйтесь.
error-account-weak = Этот пароль слишком легко угадать. Пожалуйста, выберите другой.
error-session-missing = На этом устройстве вы вышли из аккаунта. Ваши партии сохранены: войдите, чтобы их увидеть.
error-request-malformed = Сервер этого не понял. Ничего не изменилось: пожалуйста, обновите страницу и попробуйте ещё раз.
error-server-busy = Сервер занят. Пожалуйста, попробуйте ещё раз чуть позже.
error-server-closing = Сервер перезапускается. Ваши партии сохранены: попробуйте ещё раз чуть позже.
