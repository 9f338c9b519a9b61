/**
 * Migrations that take something away, with the reason why they may. While processes are replaced one by one, two versions run at the same
 * time. So a table or column may be dropped only when the previous version no longer uses it. A test refuses all other such migrations
 * (`expand-contract.test.ts`, docs/decisions/0046).
 */
export const contracts: Record<string, string> = {
  "0003-inbox": "a unique number of each lead for the search, on SQLite, given by the migration itself.",
  "0006-staff": "one colleague an address: nothing was written there before the first release.",
  "0008-staff-auth": "staff_sessions: sessions are the auth server's; from before the first release.",
  "0015-drop-rate-hits": "rate_hits: not read since 0014; from before the first release.",
};
