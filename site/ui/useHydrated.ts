import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Tells whether React has hydrated the page. Before that, a submitted form would be lost. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
