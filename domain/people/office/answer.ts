/** Never an error of HTTP: after one, the page would not load what is true now. */
export interface PeopleAnswer {
  done?: "saved" | "merged" | "split" | "placed" | "removed";
  problem?: "missing" | "conflict" | "inUse" | "only" | "full" | "exists" | "invalid" | "photo";
  /** The field that is wrong. */
  field?: string;
}
