import type { QuickInput } from "@site/engine/quick/input.ts";
import type { Start } from "./building-model.ts";

export const quickRoom: QuickInput = {
  city: "dubai",
  room: "living",
  area: 30,
  height: 3,
  facing: "w",
  glass: "medium",
  position: "villa",
  age: "2000s",
};

export const start: Start = {
  quick: quickRoom,
  nameless: (kind, index) => `${kind} ${index + 1}`,
  cost: { efficiency: 3, price: 0.3 },
};
