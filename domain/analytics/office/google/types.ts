export interface Choice {
  agreed: boolean;
  /** True if the browser sends Global Privacy Control or Do Not Track. This counts as a refusal, even if the visitor agreed earlier. */
  signal: boolean;
}
