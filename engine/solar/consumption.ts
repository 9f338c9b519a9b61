/** K·h above 23 °C of each month in Dubai: its TMYx statistics, confidence high. */
const degreeHours = [241, 545, 1251, 3465, 6420, 7311, 9012, 9153, 7364, 5144, 2203, 631];
const [least, most] = [Math.min(...degreeHours), Math.max(...degreeHours)];

/** kWh of each month between the coolest and the hottest, as the heat outside rises and falls. */
export const consumptionOf = (coolest: number, hottest: number): number[] =>
  degreeHours.map((heat) => {
    const warmth = (heat - least) / (most - least);
    return coolest * (1 - warmth) + hottest * warmth;
  });
