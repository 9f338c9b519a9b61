export { cancelWithdrawn } from "../store/change.ts";
