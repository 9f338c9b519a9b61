/** The history for undo and redo: the earlier states, the present state, and the undone states. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

const most = 200;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export function addStep<T>({ past, present, future }: History<T>, next: T): History<T> {
  if (next === present) return { past, present, future };
  return { past: [...past, present].slice(-most), present: next, future: [] };
}

export function undoStep<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redoStep<T>({ past, present, future }: History<T>): History<T> {
  const [next] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: future.slice(1) };
}
