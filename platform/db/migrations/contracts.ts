/**
 * Migrations that take something away. Two versions run side by side while processes are replaced one by one, so a table or column may go
 * only when the version before no longer touches it; the reason says since when. The lint refuses all others
 * (`expand-contract.test.ts`, docs/decisions/0046).
 */
export const contracts: Record<string, string> = {
  "0003-inbox": "a unique number of each lead for the search, on SQLite, given by the migration itself.",
  "0006-staff": "one colleague an address: nothing was written there before the first release.",
  "0008-staff-auth": "staff_sessions: sessions are the auth server's; from before the first release.",
  "0015-drop-rate-hits": "rate_hits: not read since 0014; from before the first release.",
};
