/** A page as it is searched. Its texts are plain, without Markdown. */
export interface SearchDocument {
  /** The page's id, which is its English path. */
  id: string;
  /** The word that the results call it by: service, article … */
  kind: string;
  /** The names of the pages above it. */
  crumbs: string[];
  name: string;
  title: string;
  /** Other words for it: those of its English address, of its trade and its place. */
  also: string;
  headings: string;
  summary: string;
  body: string;
  /** The city or district that it is about. */
  place?: string;
  /** The service that pages of other places offer too. */
  group?: string;
  /** The factor by which it counts more or less than another page. */
  weight: number;
}

/** The results need only this part of the document. */
export type StoredPage = Omit<SearchDocument, "title" | "also" | "headings">;
