import type { ComponentType, ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button, buttonClasses } from "../primitives/Button.tsx";

/** The values in the address of the list: the folder, the search words, and the row after which this page begins. */
export type Choice = Record<string, string | undefined>;

export const searchOf = (choice: Choice): string =>
  `?${new URLSearchParams(Object.entries(choice).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()}`;

interface Props<Row> {
  words: { title: string; text?: string; empty: string; older: string };
  choice: Choice;
  rows: readonly Row[];
  /** The row after which the next page begins. */
  next: string | undefined;
  row: ComponentType<{ row: Row }>;
  /** Content beside the link to older rows. */
  also?: ReactNode;
  /** Content above the rows: folders, a filter, a remark. */
  children?: ReactNode;
}

/** A page of the office with a list of records. Each row is a link to the page of its record. */
export function OfficeList<Row extends { id: string }>({
  words: { title, text, empty, older },
  choice,
  rows,
  next,
  row: OneRow,
  also,
  children,
}: Props<Row>) {
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <div>
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-1 max-w-lg text-sm text-soft">{text}</p>}
      </div>
      {children}
      {rows.length === 0 ? (
        <p className="card py-16 text-center font-semibold">{empty}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {rows.map((row) => (
            <OneRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {(next || also) && (
        <div className="flex flex-wrap gap-3">
          {next && (
            <Link to={searchOf({ ...choice, after: next })} className={buttonClasses({ look: "outline" })}>
              {older}
            </Link>
          )}
          {also}
        </div>
      )}
    </div>
  );
}

interface Folder {
  name: string;
  choice: Choice;
  isOpen: boolean;
  count?: number;
}

const folderLook =
  "flex min-h-11 items-center gap-1.5 rounded-lg border border-line px-3 text-sm text-soft smooth hover:text-ink " +
  "aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand";

export const ListFolders = ({ label, folders }: { label: string; folders: readonly Folder[] }) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">
      {folders.map(({ name, choice, isOpen, count }) => (
        <li key={name}>
          <Link to={searchOf(choice)} className={folderLook} aria-current={isOpen ? "page" : undefined}>
            {name} {count !== undefined && <span className="tabular-nums">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

type Filter = { button: string; buttonLook?: string; kept: Choice; children: ReactNode };

/** A form that filters the rows. `kept` has the other parameters of the address, which the form sends unchanged. */
export const ListFilter = ({ button, buttonLook, kept, children }: Filter) => (
  <Form method="get" className="flex flex-wrap items-end gap-3">
    {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
    {children}
    <Button type="submit" look="outline" className={buttonLook}>
      {button}
    </Button>
  </Form>
);

export const ListRow = ({
  to,
  name,
  about,
  children,
}: Record<"to" | "name", string> & Record<"about" | "children", ReactNode>) => (
  <li>
    <Link to={to} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 smooth hover:bg-sand">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-sm wrap-anywhere text-soft">{about}</span>
      </span>
      {children}
    </Link>
  </li>
);
