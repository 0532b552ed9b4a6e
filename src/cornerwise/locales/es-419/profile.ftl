profile-chart-about = Clasificación tras cada partida puntuable. La franja muestra cuánto puede desviarse, y las líneas discontinuas, la fuerza de la computadora en cada nivel.
