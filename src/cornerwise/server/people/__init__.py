"""Sessions, accounts, passkeys, ratings, chat, mail and push notices."""
