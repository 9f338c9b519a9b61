import { constants, setPriority } from "node:os";

/**
 * The other half of child-process.ts. A program calls this once it is ready, and answers one order after the other until the site ends or lets it go.
 * If an answer is rejected the program ends, and the site hears that the order failed.
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
