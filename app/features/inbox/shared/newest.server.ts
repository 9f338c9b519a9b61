/** Of what one person holds open, only so many stay, the newest: `end` is called for the oldest. What is returned lets go of a place. */
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
