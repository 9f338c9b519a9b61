interface Sealed {
  fields: readonly [string, string][];
}

const accepted = 14 * 86_400_000;

/** Finds the seal of the page on which a form stood. It is valid for one colleague and one visit at its times (domain/visits/store/seen.ts). */
export const sealIn = ({ fields }: Sealed): string => fields.find(([name]) => name === "seen")?.[1] ?? "";

/** The server takes reports for 14 days after the visit. */
export const isOver = (sealed: Sealed, asOf: number): boolean => Number(sealIn(sealed).split("~")[1]) + accepted < asOf;
