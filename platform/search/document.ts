/** A page in the form in which it is searched. Its texts are plain, without Markdown. */
export interface SearchDocument {
  /** The page's id, which is its English path. */
  id: string;
  /** The word by which the results call it: service, article … */
  kind: string;
  /** The names of the pages above it. */
  crumbs: string[];
  name: string;
  title: string;
  /** Other words for the page: those of its English address, of its trade and of its place. */
  also: string;
  headings: string;
  summary: string;
  body: string;
  /** The city or district that the page is about. */
  place?: string;
  /** The service that pages of other places offer too. */
  group?: string;
  /** The factor by which the page counts more or less than others. */
  weight: number;
}

/** The results need only this part of the document. */
export type StoredPage = Omit<SearchDocument, "title" | "also" | "headings">;
