/** The answer to a form. Its status is always 200, because after an error status React Router does not reload the data of the page. */
export interface PeopleAnswer {
  done?: "saved" | "merged" | "split" | "placed" | "removed";
  problem?: "missing" | "conflict" | "inUse" | "only" | "full" | "exists" | "invalid" | "photo";
  /** The field that is wrong. */
  field?: string;
}
