export interface Choice {
  agreed: boolean;
  /** True if the browser sends Global Privacy Control or Do Not Track. That counts as a no, whatever was chosen. */
  signal: boolean;
}
