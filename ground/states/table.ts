/** A table of states lists for each state, under the same names, the facts about it. */
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

/** Lists the states for which the fact is true, for conditions of SQL, choices and folders. */
export const statesThat = <States extends Table, Fact extends FactOf<States>>(table: States, fact: Fact) =>
  statesOf(table).filter((state): state is StateThat<States, Fact> => table[state]?.[fact] === true);

/** Lists the other states. A condition `not in` these lets a database use its usual index, while a long `in` may make it choose another one. */
export const statesWithout = <States extends Table, Fact extends FactOf<States>>(table: States, fact: Fact) =>
  statesOf(table).filter((state) => table[state]?.[fact] !== true);
