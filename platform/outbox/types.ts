/** A message as its handler sees it. */
export interface Message {
  id: string;
  topic: string;
  leadId: string | null;
  applicationId: string | null;
  payload: Record<string, string>;
  /** The number of attempts, including this one. */
  attempts: number;
  /** When the message was first refused for good. */
  refusedAt: number | null;
  /** Identifies the lease, together with the attempts. */
  lockedUntil: number;
}

/**
 * Sends a message, or throws to be retried later. It returns `moot` if there is nothing to send (now): the message is then deleted as if it had never
 * been queued.
 */
export type Handler = (message: Message, signal: AbortSignal) => Promise<"sent" | "moot">;
export type Handlers = Record<string, Handler>;

/** The other server said when to retry (Retry-After). */
export class TryLater extends Error {
  override name = "TryLater";
  readonly ms: number;
  constructor(message: string, ms: number) {
    super(message);
    this.ms = ms;
  }
}

/**
 * The other server says that it refuses the message for good. Some say so wrongly (a full mailbox, a filter, a sender not known yet), so it is tried
 * for some hours more.
 */
export class DeliveryRefusal extends Error {
  override name = "Refused";
  readonly code = "refused";
}

/** No later attempt can succeed. */
export class GiveUp extends Error {
  override name = "GiveUp";
}
