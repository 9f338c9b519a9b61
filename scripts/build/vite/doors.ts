/**
 * A domain's index file only re-exports what other modules may use. A module that imports one name from it must not get all the others.
 * Without this setting the bundler would keep every re-exported module that runs code when it is loaded.
 */
export const throughDoors = {
  moduleSideEffects: [{ test: /\/domain\/[^/]+\/(?:store\/)?index(?:\.server)?\.ts$/, sideEffects: false }],
};
