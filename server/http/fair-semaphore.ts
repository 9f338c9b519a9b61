/**
 * A counting semaphore that is fair between keys: the next slot goes to the first waiter whose key holds the fewest slots, so that many
 * requests from one address do not block everybody else.
 */
export function fairSemaphore(slots: number, patience: number) {
  const held: string[] = [];
  const waiting: { key: string; enter(): void }[] = [];
  const heldBy = (key: string) => held.filter((waiter) => waiter === key).length;
  const fill = () => {
    while (held.length < slots && waiting.length > 0) {
      const fewest = Math.min(...waiting.map(({ key }) => heldBy(key)));
      const next = waiting.findIndex(({ key }) => heldBy(key) === fewest);
      const [waiter] = waiting.splice(next, 1);
      waiter?.enter();
    }
  };
  /** Resolves with the function that releases the slot; null if none was free in time. */
  return (key: string): Promise<(() => void) | null> =>
    new Promise((resolve) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        resolve(null);
      }, patience);
      const waiter = {
        key,
        enter() {
          clearTimeout(late);
          held.push(key);
          let isHeld = true;
          resolve(() => {
            if (isHeld) held.splice(held.indexOf(key), 1);
            isHeld = false;
            fill();
          });
        },
      };
      waiting.push(waiter);
      fill();
    });
}
