import type { AuthTables } from "@site/auth-server/tables.ts";
import type { Database } from "../schema.ts";
import type { SubjectId } from "./subjects.ts";

/** The tables of the site and of its auth server. */
type Schema = Database & AuthTables;
export type TableName = keyof Schema;

/** The kinds of data in columns: how a column is exported and erased. In an entry, each kind lists its columns. */
interface Kinds {
  /** Facts that a person told us or was told. They are in the office's export and in the person's own export. An erasure empties them. */
  own: string;
  /** Notes that we wrote about a person. They are only in the office's export. An erasure empties them. */
  office: string;
  /**
   * Copies of other data, for example for searching, and data that retention has sealed. They are in no export, except the reference of
   * sealed data. An erasure empties them.
   */
  copy: string;
  /** Values that give access to something or prove something. They are in no export. After an erasure they give no access. */
  secret: string;

  /** Ids. This kind and all kinds below it say nothing about a customer, and may remain. */
  key: string;
  time: string;
  state: string;
  sum: string;
  /** Hashes of contents that nobody can guess, or with one of our secret keys, so that they cannot be reversed. */
  hash: string;
  colleague: string;
  /** Facts about the company or the server. */
  ours: string;
}

export type Kind = keyof Kinds;

/**
 * The reason for which something remains of a row after an erasure, without a word about the person: sums for statistics, numbers that must
 * have no gaps, hashes that prove what was accepted, times of work, and logs that contain only ids.
 */
export type Remains = "figures" | "numbers" | "proof" | "times" | "logs";

export interface Entry extends Partial<Kinds> {
  /** Says whose the rows are, how long they are kept, and who sees them. */
  about: SubjectId;
  /** Why an erasure empties the rows and does not delete them. Without a reason it deletes them. */
  remains?: Remains;
}

type Words<Text, Found extends string = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | Extract<Text, string>;
/** The columns that an entry lists under these kinds. */
export type ColumnOf<E, K extends Kind = Kind> = { [Name in keyof E & K]: Words<E[Name]> }[keyof E & K];

type Problem<E, Column> = [Exclude<Column, ColumnOf<E>>] extends [never]
  ? [Exclude<ColumnOf<E>, Column>] extends [never]
    ? unknown
    : { "is no column": Exclude<ColumnOf<E>, Column> }
  : { "has no kind": Exclude<Column, ColumnOf<E>> };

/** The register must have every column. A column that is missing or does not exist is named in the error of the type check. */
type Complete<All> = { [T in TableName]: Problem<All[T & keyof All], keyof Schema[T]> };

export const complete = <const All extends Record<TableName, Entry>>(all: All & Complete<All>): All => all;
