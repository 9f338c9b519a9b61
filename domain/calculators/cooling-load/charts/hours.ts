/** Labels of the time axis: hours 1 to 24 of standard time. */
export const hourLabels = Array.from({ length: 24 }, (_, index) => `${index + 1}`);
export const hourNames = hourLabels.map((hour) => `${hour}:00`);
export const everyHours = { wide: 3, narrow: 6, from: 5 };
