cli-moderate-show = un signalement, avec le clavardage autour
cli-moderate-mute = priver un joueur de clavardage
