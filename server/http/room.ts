/** Memory for what is being received: who finds none waits for a while, in the order of coming, then is refused. */
export function room(bytes: number, patience: number) {
  let free = bytes;
  const waiting: { need: number; enter(): void }[] = [];
  const letIn = () => {
    for (let first = waiting[0]; first && first.need <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.need;
      first.enter();
    }
  };
  /** Resolves with the way to give it back, once; null when there was no room in time. */
  return (need: number): Promise<(() => void) | null> =>
    new Promise((resolve) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(guest), 1);
        resolve(null);
        letIn();
      }, patience);
      const guest = {
        need,
        enter() {
          clearTimeout(late);
          let given = true;
          resolve(() => {
            if (given) free += need;
            given = false;
            letIn();
          });
        },
      };
      waiting.push(guest);
      letIn();
    });
}
