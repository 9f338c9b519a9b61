import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is alive yet: before that a form would be sent to nowhere. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
