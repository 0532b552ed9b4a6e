"""Sessions, accounts, passkeys, ratings, chat, seat transfers, mail and push notices."""
