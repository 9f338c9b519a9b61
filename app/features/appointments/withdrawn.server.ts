export { cancelWithdrawn } from "#server/appointments/change.ts";
