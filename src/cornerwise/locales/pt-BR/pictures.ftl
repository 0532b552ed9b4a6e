picture-common = compartilhadas
