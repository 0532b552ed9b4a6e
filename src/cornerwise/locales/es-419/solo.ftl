solo-complete-text = Resolviste el puzle.
