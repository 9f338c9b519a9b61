import { film, type Layer } from "../walls/layers.ts";

/** Thickness in m, W/mK, kg/m³ and J/kgK, or only a resistance. */
export type Material = { t: number; k: number; rho: number; cp: number } | { R: number };

const layerOf = (material: Material): Layer =>
  "R" in material
    ? film(material.R)
    : { resistance: material.t / material.k, capacity: material.t * material.rho * material.cp };

/** The layers are in the order from outside to inside. */
export const layersOf = (materials: readonly Material[]) => materials.map(layerOf);
