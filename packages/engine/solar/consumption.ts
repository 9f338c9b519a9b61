import { degreeHours } from "../data/degree-hours.ts";

const [least, most] = [Math.min(...degreeHours), Math.max(...degreeHours)];

/** Returns the kWh of each month. They are interpolated between the coolest and the hottest month in proportion to the degree-hours. */
export const consumptionOf = (coolest: number, hottest: number): number[] =>
  degreeHours.map((heat) => {
    const warmth = (heat - least) / (most - least);
    return coolest * (1 - warmth) + hottest * warmth;
  });
