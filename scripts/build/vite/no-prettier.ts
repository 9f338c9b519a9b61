/** Replaces Prettier, which React Email would load with the first letter to indent its HTML. We never ask for that. */
export const format = (): never => {
  throw new Error("Letters are not indented: Prettier is not part of the site.");
};
