/** The facts about a form from which its spam score is computed. */
export interface SpamFacts {
  name: string;
  message: string;
  honeypot: string;
  /** The milliseconds from the opening of the page to the sending of the form. It is undefined without a script. */
  elapsed?: number;
  /** How often this text was sent in the last time, including this form, divided by the limit of the rate limiter. */
  repeated: number;
}

export interface Verdict {
  score: number;
  reasons: string[];
}

/** The score from which on a lead is stored in the spam folder. */
export const spamBar = 60;
/** The score from which on a browser may be asked for a proof of work, if the score is below `spamBar`. */
export const doubtBar = 30;

const link = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|click|link)\b/gi;
const markup = /<\s*(?:a|script|iframe|img)\b|\[(?:url|link|img)[=\]]/i;
const pitches = [
  /\b(?:seo|backlinks?|guest post|link building|domain authority)\b/i,
  /\b(?:first|top|page one) (?:page|rank\w*|of google)|\brank\w* (?:higher|on google)/i,
  /\b(?:bitcoin|crypto\w*|forex|investment opportunity|passive income)\b/i,
  /\b(?:casino|betting|viagra|cialis|escorts?|porn\w*)\b/i,
  /\b(?:web ?design|mobile app|explainer video|digital marketing|lead generation) (?:services?|agency|company|experts?)\b/i,
  /\b(?:unsubscribe|opt[- ]out|mailing list|bulk e?mails?)\b/i,
];
/** Matches random words such as WlNqkPpZRtXc. Robots type them into fields that they do not understand. */
const gibberish = /^(?=(?:.*[a-z][A-Z]){3})[A-Za-z]{8,}$/;

type Rule = [reason: string, points: (suspect: SpamFacts) => number];

const rules: Rule[] = [
  ["honeypot", ({ honeypot }) => (honeypot.trim() ? 100 : 0)],
  ["too-fast", ({ elapsed }) => (elapsed !== undefined && elapsed < 2000 ? 60 : 0)],
  ["links", ({ message }) => Math.min(60, 20 * (message.match(link)?.length ?? 0))],
  ["link-in-name", ({ name }) => (/https?:|www\.|\.(?:com|ru|net)\b/i.test(name) ? 60 : 0)],
  ["markup", ({ message }) => (markup.test(message) ? 60 : 0)],
  ["known-pattern", ({ message }) => Math.min(75, 25 * pitches.filter((pitch) => pitch.test(message)).length)],
  ["disguised-letters", ({ name, message }) => (isDisguised(`${name} ${message}`) ? 40 : 0)],
  ["unexpected-script", ({ message }) => (isElsewhere(message) ? 25 : 0)],
  ["gibberish", ({ name, message }) => 30 * [name, message].filter((text) => gibberish.test(text.trim())).length],
  ["same-in-all-fields", ({ name, message }) => (name.length > 3 && name === message ? 30 : 0)],
  ["repeated", ({ repeated }) => (repeated > 0.5 ? 60 : repeated > 0.25 ? 40 : 0)],
];

/**
 * Computes the spam score and its reasons. No lead is dropped, so a lead that is wrongly judged as spam can still be found in the spam
 * folder.
 */
export function judge(suspect: SpamFacts): Verdict {
  const found = rules
    .map(([reason, points]) => ({ reason, points: points(suspect) }))
    .filter(({ points }) => points > 0);
  return {
    score: Math.min(
      100,
      found.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons: found.map(({ reason }) => reason),
  };
}

/** Tells whether a word mixes Latin and Cyrillic letters, some of which look the same. Spammers do this to pass word filters. */
const isDisguised = (text: string) =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));

/**
 * Tells whether most of a long text is in a script that customers in the UAE hardly use. They write in Latin, Arabic and Indian scripts.
 */
function isElsewhere(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return letters > 20 && foreign / letters > 0.6;
}
