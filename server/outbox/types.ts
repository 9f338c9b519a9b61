/** A message as its handler sees it. */
export interface Message {
  id: string;
  topic: string;
  leadId: string | null;
  payload: Record<string, string>;
  /** This one included. */
  attempts: number;
  /** Whoever holds the message until then knows it by this number, too. */
  lockedUntil: number;
}

/**
 * Sends a message, or throws and is asked again later. `moot`: there is nothing to send any more, or not now; the message
 * is taken away as though it had never been queued.
 */
export type Handler = (message: Message, signal: AbortSignal) => Promise<"sent" | "moot">;
export type Handlers = Record<string, Handler>;

/** The other side said when to come again. */
export class TryLater extends Error {
  override name = "TryLater";
  readonly ms: number;
  constructor(message: string, ms: number) {
    super(message);
    this.ms = ms;
  }
}
