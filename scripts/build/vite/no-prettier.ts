/** Stands in for Prettier, which React Email would load at the first letter to indent its HTML: ours is never asked for that. */
export const format = (): never => {
  throw new Error("Letters are not indented: Prettier is not part of the site.");
};
