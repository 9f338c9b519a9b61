import { constants, setPriority } from "node:os";

/**
 * Runs inside a process that child-process.ts has started. A program calls this when it is ready. It then answers one order after the
 * other, until the site ends or disconnects. If an answer rejects, the program ends, and the site learns that the order failed.
 */
export function takeOrders<Order>(
  answer: (order: Order) => unknown,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
) {
  setPriority(priority);
  process.on("message", async (order: Order) => process.send?.(await answer(order)));
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}
