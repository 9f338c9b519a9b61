import { nth } from "@site/typed";
import { expect, test } from "vitest";
import { exampleTree } from "./example.ts";
import { ductTree } from "./tree.ts";

/**
 * We know no published example of a whole tree whose figures are certain. So the example is computed a second time from the method alone. Sizes,
 * velocities and losses come from other code and another friction formula (Haaland's, within 2% of Colebrook's).
 */
const density = (101_325 * (1 - 2.25577e-5 * 10) ** 5.2559) / (287.05 * 288.15);
const viscosity = 1.7894e-5;
const pressure = (velocity: number) => 0.5 * density * velocity * velocity;

function perMetre(litres: number, area: number, diameter: number) {
  const inside = (litres / 1000) * (4 / (Math.PI * diameter ** 2));
  const reynolds = (density * inside * diameter) / viscosity;
  const factor = 1 / (-1.8 * Math.log10((0.00009 / diameter / 3.7) ** 1.11 + 6.9 / reynolds)) ** 2;
  return { friction: (factor / diameter) * pressure(inside), velocity: litres / 1000 / area };
}
const rectangle = (litres: number, width: number, height: number) =>
  perMetre(litres, width * height, (1.3 * (width * height) ** 0.625) / (width + height) ** 0.25);
const circle = (litres: number, diameter: number) => perMetre(litres, (Math.PI * diameter ** 2) / 4, diameter);

/**
 * The sections of the example, by hand: flow, `end` (the last duct before an outlet, which may be round), velocity limit, length, sum of the
 * loss coefficients of the fittings. The limits in m/s are: main 8.9, branch 7.12, rectangular end 4.45, round end 7.6.
 */
const list = [
  { litres: 690, end: false, limit: 8.9, length: 8, fittings: 2 * 0.17 + 0.19 },
  { litres: 150, end: true, limit: 7.6, length: 3, fittings: 0.15 + 0.2 },
  { litres: 540, end: false, limit: 8.9, length: 6, fittings: 0 },
  { litres: 240, end: false, limit: 7.12, length: 10, fittings: 0.17 + 0.52 },
  { litres: 120, end: true, limit: 7.6, length: 5, fittings: 0.15 },
  { litres: 120, end: true, limit: 7.6, length: 3, fittings: 0.15 + 0.2 },
  { litres: 300, end: false, limit: 8.9, length: 6, fittings: 0 },
  { litres: 150, end: true, limit: 7.6, length: 3, fittings: 0.15 + 0.2 },
  { litres: 150, end: true, limit: 7.6, length: 6, fittings: 0.15 + 0.2 },
];
const parents = [-1, 0, 0, 2, 3, 3, 2, 6, 6];
const angles = [0, 90, 0, 45, 0, 90, 0, 90, 0];

function size({ litres, end, limit }: (typeof list)[number]) {
  const fits = ({ friction, velocity }: ReturnType<typeof circle>) => friction <= 0.8 && velocity <= limit;
  if (end)
    for (const mm of [100, 125, 150, 160, 200, 250, 300]) {
      const tried = circle(litres, mm / 1000);
      if (fits(tried)) return { ...tried, name: `${mm}`, area: litres / 1000 / tried.velocity };
    }
  for (let width = 100; ; width += 50) {
    const height = Math.min(width, 300);
    const tried = rectangle(litres, width / 1000, height / 1000);
    if (fits(tried)) return { ...tried, name: `${width} × ${height}`, area: litres / 1000 / tried.velocity };
  }
}

test("the example has the same sizes, losses and pressures when it is computed in a second way", () => {
  const ducts = list.map(size);
  const losses = list.map((one, index) => {
    const own = nth(ducts, index);
    const pv = pressure(own.velocity);
    const before = ducts[nth(parents, index)];
    let junction = 0;
    if (before) {
      const [pb, ratio] = [pressure(before.velocity), own.velocity / before.velocity];
      const angle = nth(angles, index);
      if (angle === 90) junction = pb + pv;
      else if (angle === 45) junction = pb + pv - Math.SQRT2 * Math.sqrt(pb * pv);
      else junction = (ratio < 1 ? 0.4 * pb * (1 - ratio) ** 2 : 0) + (own.area < before.area ? 0.05 * pv : 0);
    }
    return one.length * own.friction + one.fittings * pv + junction;
  });
  const pathOf = (index: number): number => (index < 0 ? 0 : nth(losses, index) + pathOf(nth(parents, index)));
  const paths = [1, 4, 5, 7, 8].map((index) => pathOf(index) + 25);

  const result = ductTree(exampleTree);
  const names = result.sections.map(({ shape: { kind, width, height } }) =>
    kind === "round" ? `${Math.round(width * 1000)}` : `${Math.round(width * 1000)} × ${Math.round(height * 1000)}`,
  );
  expect(names).toEqual(ducts.map(({ name }) => name));
  for (const [index, { loss }] of result.sections.entries())
    expect(Math.abs(loss.total / nth(losses, index) - 1), `section ${index + 1}`).toBeLessThan(0.02);
  expect(Math.abs(result.fan.total / Math.max(...paths) - 1)).toBeLessThan(0.01);
  const spare = [1, 4, 5, 7, 8].map((index) => nth(result.sections, index).path);
  for (const [at, path] of spare.entries()) expect(Math.abs(path / nth(paths, at) - 1)).toBeLessThan(0.01);
});

test("static regain by hand: the example's main, from velocity pressures alone", () => {
  const { sections } = ductTree({ ...exampleTree, method: "regain" });
  for (const index of [2, 6]) {
    const one = nth(sections, index);
    const before = nth(sections, (one.after ?? 1) - 1);
    const [pb, pv] = [pressure(before.velocity), pressure(one.velocity)];
    const { friction } = rectangle(one.flow * 1000, one.shape.width, one.shape.height);
    const ratio = one.velocity / before.velocity;
    const lost =
      (ratio < 1 ? 0.4 * pb * (1 - ratio) ** 2 : 0) + (one.area < before.area ? 0.05 * pv : 0) + friction * one.length;
    expect(one.regain).toBeCloseTo(pb - pv - lost, 0);
  }
});
