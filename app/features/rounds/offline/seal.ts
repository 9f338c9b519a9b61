interface Sealed {
  fields: readonly [string, string][];
}

const accepted = 14 * 86_400_000;

/** The seal of the page that a form stood on: one colleague's, of one visit, with the times of it (server/appointments/seen.ts). */
export const sealIn = ({ fields }: Sealed): string => fields.find(([name]) => name === "seen")?.[1] ?? "";

/** The server takes reports for 14 days after the visit. */
export const isOver = (sealed: Sealed, asOf: number): boolean => Number(sealIn(sealed).split("~")[1]) + accepted < asOf;
