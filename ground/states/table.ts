/** A table of states. It gives the same facts, under the same names, for each state. */
type Facts = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Facts>>;

type NameOf<States extends Table> = Extract<keyof States, string>;
type FactOf<States extends Table> = Extract<keyof States[keyof States], string>;

/** The states for which a fact of the table is true. */
export type StateThat<States extends Table, Fact extends FactOf<States>> = {
  [State in NameOf<States>]: States[State][Fact] extends true ? State : never;
}[NameOf<States>];

/** Lists all states in the order of the table. */
export const statesOf = <States extends Table>(table: States) => Object.keys(table) as NameOf<States>[];

/** Lists the states for which the fact is true. SQL conditions, choices and folders use the list. */
export const statesThat = <States extends Table, Fact extends FactOf<States>>(table: States, fact: Fact) =>
  statesOf(table).filter((state): state is StateThat<States, Fact> => table[state]?.[fact] === true);

/**
 * Lists the states for which the fact is not true. With a short `not in` list a database uses its usual index; a long `in`
 * list may make it choose another index.
 */
export const statesWithout = <States extends Table, Fact extends FactOf<States>>(table: States, fact: Fact) =>
  statesOf(table).filter((state) => table[state]?.[fact] !== true);
