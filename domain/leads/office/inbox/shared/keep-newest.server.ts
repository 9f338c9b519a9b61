/**
 * Limits how many connections each person may have open. If there are more than `most`, the oldest connection of this person is ended by
 * its `end` function. The function that is returned must be called when a connection has ended.
 */
export function keepNewest(most: number) {
  const open = new Map<string, (() => void)[]>();
  return (person: string, end: () => void): (() => void) => {
    const ends = [...(open.get(person) ?? []), end];
    open.set(person, ends);
    const [oldest] = ends;
    if (ends.length > most) oldest?.();
    return () => {
      const rest = open.get(person)?.filter((other) => other !== end) ?? [];
      if (rest.length > 0) open.set(person, rest);
      else open.delete(person);
    };
  };
}
