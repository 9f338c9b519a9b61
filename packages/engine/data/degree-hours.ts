/** Degree-hours (K·h) above 23 °C in each month in Dubai. Source: sources.averageDay (the statistics of the same TMYx file), confidence high. */
export const degreeHours = [241, 545, 1251, 3465, 6420, 7311, 9012, 9153, 7364, 5144, 2203, 631];
