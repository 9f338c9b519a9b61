/** Replaces Prettier in the bundle. React Email would load it with the first mail, to indent HTML, which we never do. */
export const format = (): never => {
  throw new Error("Letters are not indented: Prettier is not part of the site.");
};
