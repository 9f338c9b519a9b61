/**
 * A domain's index file (its door) only re-exports what others may use. A module that imports one name through it must not get the rest. Without this
 * plugin the bundler would keep every module behind it that does anything while it is loaded.
 */
export const throughDoors = {
  moduleSideEffects: [{ test: /\/domain\/[^/]+\/(?:store\/)?index(?:\.server)?\.ts$/, sideEffects: false }],
};
