/**
 * Allows each person `most` open things at a time. One more ends the oldest thing of the same person by calling its `end`. The returned function
 * frees a place.
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
