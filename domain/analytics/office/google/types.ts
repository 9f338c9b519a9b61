export interface Choice {
  agreed: boolean;
  /** Global Privacy Control or Do Not Track: a no, whatever was chosen. */
  signal: boolean;
}
