"""All texts in all languages: one Fluent catalogue, in a folder for each language.

`phrase` is what the library says, `catalogue` says it in a language, `here` in that of the person at this terminal,
`check` finds what is wrong with a translation.
"""
