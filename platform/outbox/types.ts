/** A message in the form that its handler gets. */
export interface Message {
  id: string;
  topic: string;
  leadId: string | null;
  applicationId: string | null;
  payload: Record<string, string>;
  /** The number of attempts, including the current one. */
  attempts: number;
  /** The time when the message was first refused permanently; null if it never was. */
  refusedAt: number | null;
  /** The end of the lease. Together with the number of attempts it identifies the lease. */
  lockedUntil: number;
}

/**
 * Sends a message. If it throws, the message is tried again later. It returns `moot` if there is nothing to send any more: the message is
 * then deleted as if it had never been queued.
 */
export type Handler = (message: Message, signal: AbortSignal) => Promise<"sent" | "moot">;
export type Handlers = Record<string, Handler>;

/** The other server said when to try again (Retry-After). */
export class TryLater extends Error {
  override name = "TryLater";
  readonly ms: number;
  constructor(message: string, ms: number) {
    super(message);
    this.ms = ms;
  }
}

/**
 * The other server refuses the message permanently. Some servers do so by mistake (a full mailbox, a filter, a sender that they do not know
 * yet), so the message is still tried for some hours.
 */
export class DeliveryRefusal extends Error {
  override name = "Refused";
  readonly code = "refused";
}

/** The handler throws this if no later attempt can succeed. */
export class GiveUp extends Error {
  override name = "GiveUp";
}
