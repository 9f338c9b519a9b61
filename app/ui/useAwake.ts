import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is alive yet: before that a form would be sent to nowhere. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
