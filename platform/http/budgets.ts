import type { RequestClass } from "@site/ground/request-class.ts";
import { env } from "#platform/process/env.ts";
import { rowsOf } from "#platform/process/rows.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of what a client may make this process keep or do. Each limit is enforced in the file that imports its row, and a limiter takes
 * nothing but a row (platform/process/rows.ts). docs/decisions/0098 and 0123 explain the numbers, and bench/floods tests them. Times are in
 * milliseconds. The auth server is a package that stands alone, so its table is in packages/auth-server/config.ts.
 */
export const budgets = rowsOf({
  connection: {
    of: "connection",
    why: "One connection with pipelined requests would otherwise have all of the processor, also after it has hung up.",
    /** More requests than this may not arrive before the previous one was answered. Browsers and proxies send none. */
    mayWait: 32,
    /** A connection is closed if nothing was read or written for this time, unless a request on it is still being answered. */
    silence: 60_000,
  },
  arrival: {
    of: "connection",
    why: "A client that sends its headers one byte at a time (slow loris) must not keep its connection for ever.",
    headersTimeout: 10_000,
    /** Proxies keep idle connections for a minute, and must not be the second to close them. */
    keepAliveTimeout: 65_000,
    /** Bodies have limits of their own (`uploads.pace`), because an upload on a slow network takes minutes. */
    requestTimeout: 300_000,
  },
  pages: {
    of: "address",
    why: "All pages share one processor, so more pages at the same time would not be ready sooner.",
    ...{ atOnce: 4, atOnceByKey: 2, mayWait: 1000, mayWaitByKey: 300, patience: 10_000 },
  },
  documents: {
    of: "address",
    why: "Documents need no database, so they must not wait behind pages whose database does not answer.",
    ...{ atOnce: 4, atOnceByKey: 2, mayWait: 1000, mayWaitByKey: 300, patience: 10_000 },
  },
  office: {
    of: "address",
    why: "A flood of public pages from many addresses must not close the office.",
    ...{ atOnce: 4, atOnceByKey: 2, mayWait: 1000, mayWaitByKey: 300, patience: 10_000 },
  },
  forms: {
    of: "address",
    why: "Forms share commits with each other, so one waits only for forms of the same address.",
    ...{ atOnce: 200, atOnceByKey: 4, mayWait: 1000, mayWaitByKey: 100, patience: 30_000 },
  },
  pauseForForms: {
    of: "all",
    why: "A form goes round the event loop several times, and would wait each time for the pages that began meanwhile.",
    /** No page begins while a form is being answered. It waits at most for this time. */
    most: 100,
  },
  lateness: {
    of: "all",
    why: "If the event loop itself is late, turns no longer help, and only refusing makes room for forms and files.",
    /** Requests are refused while half of the measured delays within `window` are above `bound`. `classes` says which ones. */
    ...{ bound: 100, window: 500, resolution: 10, retryAfterSeconds: 5 },
  },
  arriving: {
    of: "address",
    why: "A body is in memory while it slowly arrives, also a small one: 64 KB on each of ten thousand connections.",
    /** There is no total, because a few addresses with slow bodies would then close the forms for everybody. */
    ...{ atOnce: Number.POSITIVE_INFINITY, atOnceByKey: 400, mayWait: 0, patience: 0 },
  },
  uploads: {
    of: "address",
    why: "Photos are in memory until they are stored, and a mobile network may be slow or pause for some seconds.",
    memory: { total: 40 * megabyte, perAddress: 24 * megabyte, openPerAddress: 40 },
    /** Proxies end a request after two or three minutes of silence. */
    pace: { small: 30_000, large: 240_000, window: 20_000, least: 32 * kilobyte, queue: 150_000 },
  },
  parsing: {
    of: "address",
    why: "Parsing needs five times the upload's size in memory, so the next one waits until these photos are stored.",
    ...{ atOnce: 1, patience: 150_000 },
  },
  files: {
    of: "all",
    why: "The files that are asked for most stay in memory, and there is room for all of them in one encoding.",
    bytes: 24 * megabyte,
  },
  computing: {
    of: "address",
    why: "A calculation takes seconds, so a longer queue would only give answers for which nobody waits.",
    /** The number of calculations that may wait for the processes. */
    mayWait: 8,
    cache: 16 * megabyte,
  },
  computingOfAddress: {
    of: "address",
    why: "One visitor must not fill the queue of all.",
    ...{ atOnce: 1, mayWait: 3 },
  },
  computingTime: {
    of: "address",
    why: "Seconds of processor time are what a calculation costs; the operator sets them by COMPUTE_SECONDS_PER_MINUTE.",
    /** So many minutes' worth may be used at once. */
    minutes: 2,
  },
  searches: {
    of: "all",
    why: "Hundreds of pages of results in a row would make all other visitors wait, so they are made one at a time.",
    ...{ atOnce: 1, mayWait: 500 },
  },
  searchPages: {
    of: "address",
    why: "A family or an office shares one address, and yet a script there takes only a few percent of a processor.",
    ...{ atOnce: 120, aSecond: 2 },
  },
  suggestions: {
    of: "address",
    why: "The same for suggestions, of which one typed word asks several.",
    ...{ atOnce: 240, aSecond: 8 },
  },
  pieces: {
    of: "address",
    why: "Scripts ask for pieces of pages, one or two for each page that an office behind one address opens.",
    ...{ atOnce: 240, aSecond: 4 },
  },
  freeTimes: {
    of: "address",
    why: "The same for free times, which ask the database once a minute.",
    ...{ atOnce: 240, aSecond: 4 },
  },
  calls: {
    of: "address",
    why: "One conversation asks about ten times, but an assistant's company asks for many people from few addresses.",
    ...{ atOnce: 120, aSecond: 2 },
  },
  streams: {
    of: "person",
    why: "A colleague has a few tabs open, and one more stream ends the oldest.",
    most: 6,
  },
  typesetting: {
    of: "all",
    why: "One process makes all papers, in a few milliseconds each, and a mail whose paper finds no place tries again.",
    mayWait: 16,
    cache: 16 * megabyte,
  },
  reports: {
    of: "all",
    why: "A long report takes seconds, so a quotation may find only one of them before it.",
    ...{ atOnce: 1, mayWait: 8 },
  },
  papersOfAddress: {
    of: "address",
    why: "One visitor must not occupy the typesetter.",
    ...{ atOnce: 1, mayWait: 4 },
  },
  pictures: {
    of: "all",
    why: "A decoded picture needs much memory, so one is drawn at a time, and twelve forms with five photos may wait.",
    mayWait: 60,
  },
  documentChecks: {
    of: "all",
    why: "Unpacking a document takes much memory.",
    ...{ atOnce: 2, mayWait: 60 },
  },
  cvChecks: {
    of: "all",
    why: "The same for CVs, so that no flood of applications stops the documents of customers.",
    ...{ atOnce: 2, mayWait: 60 },
  },
  chatFiles: {
    of: "all",
    why: "Each file of a chat may take 16 MB of memory while it is fetched.",
    ...{ atOnce: 2, mayWait: 60 },
  },
  parsedMails: {
    of: "all",
    why: "A hostile mail takes its parser 40 seconds, and the mails behind it come again.",
    mayWait: 16,
  },
  mailHook: {
    of: "all",
    why: "Mails carry photos, and of one that is too large only the head is of use.",
    mail: 10 * megabyte,
    /** In JSON a mail is encoded in Base64, which is a third larger. */
    json: 14 * megabyte,
    /** A mail that is too large is still read to its end, because the signature covers the whole body. */
    signed: 40 * megabyte,
    head: 384 * kilobyte,
    /** The required speed of a sender who has not proven anything yet. Providers send from a data centre. */
    unprovenPace: { small: 30_000, large: 60_000, window: 5000, least: 256 * kilobyte, queue: 150_000 },
  },
  mailHookMemory: {
    of: "address",
    why: "The provider, who shows the secret, has room for one large mail at a time.",
    ...{ total: 14 * megabyte, perAddress: 14 * megabyte, openPerAddress: 10 },
  },
  mailHookDisk: {
    of: "address",
    why: "Who only claims to sign waits on the disk, and never keeps out a provider who shows the secret.",
    ...{ total: 64 * megabyte, perAddress: 28 * megabyte },
  },
  mailHookTurns: {
    of: "all",
    why: "A mail is in memory twice while it is stored, so it is one at a time; the provider sends the others again.",
    ...{ atOnce: 1, mayWait: 20 },
  },
  chatHook: {
    of: "all",
    why: "Meta's messages have a few KB, because they only name pictures.",
    bytes: 256 * kilobyte,
  },
  arrivingChats: {
    of: "address",
    why: "Nobody has proven anything while a message arrives, and Meta's arrive at once.",
    ...{ atOnce: Number.POSITIVE_INFINITY, atOnceByKey: 40, mayWait: 0, patience: 0 },
  },
  mailsOfEnquiry: {
    of: "key",
    why: "Everybody who got a mail from us knows a reply address; a busy customer sends ten mails an hour and 20 MB a day.",
    mailsAnHour: 30,
    bytesADay: 30 * megabyte,
    /** This is enough for text. Who uses up `mailsOfAll` keeps out other customers' photos, but not their words. */
    bytesAlways: megabyte / 4,
  },
  mailsOfAll: {
    of: "all",
    why: "A hundred mails of 3 MB a day do not fill a disk of 20 GB within a month.",
    bytesADay: 300 * megabyte,
  },
  beacons: {
    of: "address",
    why: "Many phones share an address, and no flood of beacons may fill the disk: a busy day has a twentieth of these.",
    ...{ aMinuteByVisitor: 60, aMinuteByAddress: 600, aSecond: 300, aDay: 1_000_000 },
  },
});

const forms = () => env().FORM_LIMIT_PER_HOUR;

/**
 * The limits that all processes share, because they are counted in the database (platform/spam/limits.ts): at most `max()` at once, and as
 * many again spread over `window`. `name` is part of the stored key.
 */
export const limits = rowsOf({
  form: {
    of: "address",
    why: "The limits of forms are high, because everybody in an office may have the same address.",
    ...{ name: "form", max: forms, window: hour },
  },
  content: {
    of: "key",
    why: "A spammer with many addresses sends the same text from all of them.",
    ...{ name: "content", max: forms, window: hour },
  },
  attempt: {
    of: "address",
    why: "Forms with mistakes or photos are not stored, but cost work.",
    ...{ name: "attempt", max: () => 10 * forms(), window: hour },
  },
  hold: {
    of: "address",
    why: "A window that is kept for somebody who fills in a form is a window that nobody else can have.",
    ...{ name: "hold", max: () => Math.ceil(forms() / 3), window: hour },
  },
  whatsapp: {
    of: "address",
    why: "Each hand-off to WhatsApp is a request of its own in the office.",
    ...{ name: "whatsapp", max: forms, window: hour },
  },
  confirmation: {
    of: "person",
    why: "The recipient of a confirmation may never have written to us.",
    ...{ name: "confirmation", max: () => 6, window: day },
  },
  waiting: {
    of: "person",
    why: "A program may name anybody's mailbox or number, and its owner must never be flooded with questions.",
    ...{ name: "waiting", max: () => 3, window: day },
  },
  follow: {
    of: "address",
    why: "A wrong key of a private page may be a guess.",
    ...{ name: "follow", max: () => 15 * forms(), window: hour },
  },
  doubleClick: {
    of: "key",
    why: "The same words twice within ten minutes are one press too many.",
    ...{ name: "follow-once", max: () => 1, window: 10 * minute },
  },
  mailNotice: {
    of: "key",
    why: "The office hears of the first mail at once, and of those of the next ten minutes together.",
    ...{ name: "incoming-mail-notice", max: () => 1, window: 10 * minute },
  },
  refusedMailNotice: {
    of: "key",
    why: "That a mail was refused is news once an hour.",
    ...{ name: "incoming-mail-told", max: () => 1, window: hour },
  },
  wrongMailSecrets: {
    of: "address",
    why: "A provider knows its secret, so more wrong ones than this are guesses.",
    ...{ name: "mail-hook", max: () => 30, window: hour },
  },
  wrongChatSignatures: {
    of: "address",
    why: "The same for Meta's signatures.",
    ...{ name: "whatsapp-hook", max: () => 30, window: hour },
  },
  chats: {
    of: "person",
    why: "A person in trouble sends some dozens of messages an hour, and only a program sends more than this.",
    ...{ name: "incoming-chat", max: () => 200, window: hour },
  },
  codesByAddress: {
    of: "address",
    why: "A stranger who has the link of a quotation uses up the codes of their own address, not those of the customer.",
    ...{ name: "quote-code-address", max: () => 3, window: hour },
  },
  codes: {
    of: "key",
    why: "Nobody is flooded with codes, from however many addresses.",
    ...{ name: "quote-code", max: () => 6, window: hour },
  },
  codeTriesByAddress: {
    of: "address",
    why: "A code has six digits, so it must not be guessed.",
    ...{ name: "quote-code-try-address", max: () => 10, window: day },
  },
  codeTries: {
    of: "key",
    why: "The same for guesses from many addresses.",
    ...{ name: "quote-code-tries", max: () => 60, window: day },
  },
});

export type TurnsName = "documents" | "pages" | "office" | "forms";

interface ClassBudget {
  why: string;
  /** The queue in which a request of this class waits for its turn. A class without one is answered at once. */
  turns: TurnsName | null;
  /**
   * If the event loop is late, a request is refused with 503 as soon as so many requests of the same address wait or are under way in that
   * queue. A class with null is never refused for this reason.
   */
  refusedFrom: number | null;
}

/** The classes of requests: the queue of each, and what is refused first. Health checks belong to no class and never wait. */
export const classes = {
  file: { turns: null, refusedFrom: null, why: "A file in memory costs less than its refusal." },
  form: { turns: "forms", refusedFrom: null, why: "A form is what the site is for, and would have to be typed again." },
  hook: { turns: null, refusedFrom: null, why: "Providers have rows of their own (`mailHook`, `chatHook`)." },
  office: { turns: "office", refusedFrom: null, why: "Colleagues cannot go elsewhere, and a page has a dozen photos." },
  paper: { turns: "pages", refusedFrom: 4, why: "A reader opens one paper at a time, and can open it a moment later." },
  call: {
    turns: "pages",
    refusedFrom: 2,
    why: "A program waits for one answer before it asks again, and can ask again later.",
  },
  page: { turns: "pages", refusedFrom: 8, why: "A browser asks for a page and its few pieces, a flood for hundreds." },
  document: { turns: "documents", refusedFrom: 8, why: "The same, without a database." },
  calculation: {
    turns: "documents",
    refusedFrom: 0,
    why: "A calculation takes the processor that is missing, and its visitor can press the button again.",
  },
} as const satisfies Record<RequestClass | "file" | "form" | "hook", ClassBudget>;
