import { wait } from "#platform/machine/timers.ts";
import { DeliveryRefusal, type Handlers, type Message } from "#platform/outbox/types.ts";
import type { MailMode } from "./plan.ts";
import type { Process } from "./process.ts";
import { type Random, randomFrom } from "./random.ts";

/** A mail that the mail server has taken. */
export interface TakenMail {
  message: string;
  topic: string;
  process: Process;
  /** The time at which the process began to send it. */
  began: number;
  time: number;
  /** True if the process learnt that the mail was taken. */
  isAnswered: boolean;
}

export const topics = [
  ...["auth.mail", "ga4.lead", "notice.reminder", "push.lead", "push.notice", "push.seen", "push.send", "webhook.crm"],
  ...["whatsapp.incoming", "whatsapp.media", "whatsapp.reply"],
  ...[
    "acceptances",
    "call",
    "contract-ending",
    "contract-ending-office",
    "contract-visits",
    "customer",
    "incoming",
  ].map((name) => `mail.${name}`),
  ...[
    "notices",
    "office",
    "private",
    "quote",
    "quote-accepted",
    "quote-answered",
    "quote-code",
    "reply",
    "testimonial",
  ].map((name) => `mail.${name}`),
  ...["testimonial-office", "unsent", "update", "visit", "visit-office", "visit-reminder", "weekly"].map(
    (name) => `mail.${name}`,
  ),
];

/** A mail server of the simulation, with the faults of real ones. It counts which mails it has taken. */
export class MailServer {
  readonly taken: TakenMail[] = [];
  mode: MailMode = "works";
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  handlersFor(process: Process, topics: readonly string[]): Handlers {
    return Object.fromEntries(
      topics.map((topic) => [topic, (message, signal) => this.#deliver(process, message, signal)]),
    );
  }

  async #deliver(process: Process, { id, topic }: Message, signal: AbortSignal): Promise<"sent"> {
    await process.gate(`mail server ${this.mode}: ${topic}`);
    const [{ mode }, began] = [this, process.scheduler.time];
    if (mode === "later") throw new Error("451 Try again later");
    if (mode === "refuses") throw new DeliveryRefusal("550 No such mailbox");
    if (mode === "hangs")
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    await wait(mode === "slow" ? 60_000 + this.#random(25_000) : 20 + this.#random(2000), { signal });
    const taken = { message: id, topic, process, began, time: process.scheduler.time, isAnswered: false };
    this.taken.push(taken);
    process.scheduler.note(`${process} mail taken ${topic}`);
    if (mode === "cuts") throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    await wait(5 + this.#random(500));
    taken.isAnswered = true;
    return "sent";
  }
}
