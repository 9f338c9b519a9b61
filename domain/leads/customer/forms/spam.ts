/** These are the facts that a form reveals about its sender. The spam score is computed from them. */
export interface SpamFacts {
  name: string;
  message: string;
  /** The value of the honeypot field. */
  honeypot: string;
  /** The milliseconds between first seeing the form and sending it. It is undefined without JavaScript. */
  elapsed?: number;
  /** How often the same words were sent lately, including now, as a share of the limit. */
  repeated: number;
}

export interface Verdict {
  score: number;
  reasons: string[];
}

/** A lead with this score or more is stored in the spam folder. */
export const spamBar = 60;
/** A browser with this score or more, below `spamBar`, may be asked for proof of work first. */
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
/** Robots type words such as WlNqkPpZRtXc into fields that they do not understand. */
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

/** Computes the score and its reasons. Nothing is dropped: a lead that was judged wrongly is in the spam folder. */
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

/** A word that mixes letters of two similar alphabets is a trick against filters. */
const isDisguised = (text: string) =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));

/** People here write in Latin, Arabic and Indian scripts, so a long text in another script is unusual. */
function isElsewhere(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return letters > 20 && foreign / letters > 0.6;
}
