import { film, type Layer } from "../walls/layers.ts";

/** A material: thickness (m), conductivity (W/mK), density (kg/m³) and specific heat (J/kgK), or only a resistance (m²K/W). */
export type Material = { t: number; k: number; rho: number; cp: number } | { R: number };

const layerOf = (material: Material): Layer =>
  "R" in material
    ? film(material.R)
    : { resistance: material.t / material.k, capacity: material.t * material.rho * material.cp };

/** The materials and the layers are in the order from outside to inside. */
export const layersOf = (materials: readonly Material[]) => materials.map(layerOf);
