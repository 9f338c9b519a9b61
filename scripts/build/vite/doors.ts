/**
 * The door of a domain only hands on what others export. Whoever takes one thing through it must not get the rest: without this the bundler keeps every
 * module behind a door that does anything while it is loaded.
 */
export const throughDoors = {
  moduleSideEffects: [{ test: /\/domain\/[^/]+\/(?:store\/)?index(?:\.server)?\.ts$/, sideEffects: false }],
};
