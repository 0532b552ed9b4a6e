profile-chart-about = Por partidas puntuables. La franja muestra cuánto puede desviarse la clasificación; las líneas discontinuas, la fuerza de la computadora.
