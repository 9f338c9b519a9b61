/** A page in the form that is searched. Its texts are plain text without Markdown. */
export interface SearchDocument {
  /** The page's id, which is its English path. */
  id: string;
  /** The type of the page that the search results show, such as service or article. */
  kind: string;
  /** The names of the pages above this page in the breadcrumbs. */
  crumbs: string[];
  name: string;
  title: string;
  /** Further words for the page: from its English address, its trade and its place. */
  also: string;
  headings: string;
  summary: string;
  body: string;
  /** The city or district that the page is about. */
  place?: string;
  /** The service that this page offers in one place. Pages of other places with the same service have the same value. */
  group?: string;
  /** A factor for the score, by which this page ranks higher or lower than others. */
  weight: number;
  /** The same factor for a query that is a question. */
  inQuestions: number;
}

/** The parts of a document that the search results need. */
export type StoredPage = Omit<SearchDocument, "title" | "also" | "headings">;
