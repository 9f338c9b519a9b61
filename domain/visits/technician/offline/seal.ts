interface Sealed {
  fields: readonly [string, string][];
}

const accepted = 14 * 86_400_000;

/**
 * Finds the seal that the page put into the form. The seal is valid for one colleague and one visit at its time
 * (domain/visits/store/seen-visit.ts).
 */
export const sealIn = ({ fields }: Sealed): string => fields.find(([name]) => name === "seen")?.[1] ?? "";

/** True if the server no longer takes the report, because the visit ended more than 14 days ago. */
export const isOver = (sealed: Sealed, asOf: number): boolean => Number(sealIn(sealed).split("~")[1]) + accepted < asOf;
