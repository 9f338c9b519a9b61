/** This is never an HTTP error, because after an error the page would not load the present state. */
export interface PeopleAnswer {
  done?: "saved" | "merged" | "split" | "placed" | "removed";
  problem?: "missing" | "conflict" | "inUse" | "only" | "full" | "exists" | "invalid" | "photo";
  /** The field that is wrong. */
  field?: string;
}
