/**
 * The classes of requests that a page names in its handle (`budget`). The server decides by it who waits for whom, and what is refused
 * first (platform/http/budgets.ts). Forms are not named, because every other POST is one; files are not, because they are answered from memory.
 */
export type RequestClass =
  /** A page that is built as a file. With a query it is made now, and needs no database. */
  | "document"
  /** A page or a small file that is made now. */
  | "page"
  /** An answer that may need another process to calculate it. */
  | "calculation"
  /** A PDF, which the typesetter makes. */
  | "paper"
  /** A question of a program, such as an assistant, in JSON. */
  | "call"
  /** A page of colleagues or technicians. */
  | "office";
