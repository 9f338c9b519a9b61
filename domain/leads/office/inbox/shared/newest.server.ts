/**
 * Lets everybody hold so many things open. One more ends the oldest of the same person, whose `end` is called. The function that comes back frees a
 * place.
 */
export function newest(most: number) {
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
