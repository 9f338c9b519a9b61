/** The blocks that platform/pdf/templates/blocks.typ can draw. */
export type Block =
  | { kind: "text" | "small" | "code" | "heading"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "link"; text: string; address: string }
  | { kind: "facts"; rows: [label: string, value: string][] }
  | {
      kind: "table";
      head: string[];
      rows: string[][];
      /** `wide` is the column that takes the remaining width. `words` is the last column that contains words. */
      wide?: number;
      words?: number;
      /** The indexes of the rows in heavier type. */
      strong?: number[];
      size?: number;
      tight?: number;
      pad?: number;
      /** True if all columns after the first are equally wide. */
      even?: boolean;
    }
  | { kind: "schedules"; head: string[]; rows: { name: string; values: number[]; where: string }[] }
  | { kind: "day" | "air"; alt: string; [drawn: string]: unknown }
  | { kind: "sign"; fields: string[]; line: string; stamp: string };

export interface Section {
  title: string;
  /** The title in the other language, beside it. */
  other?: string;
  "own-page"?: boolean;
  blocks: Block[];
}
