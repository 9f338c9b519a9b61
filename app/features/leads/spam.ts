/** What a form says of itself, seen with suspicion. */
export interface Suspect {
  name: string;
  message: string;
  /** The field that people do not see. */
  honeypot: string;
  /** Milliseconds from the first sight of the form to its sending; undefined without JavaScript. */
  elapsed?: number;
  /** How often the same words came in lately, this time included, as a share of what is let in at all. */
  repeated: number;
}

export interface Verdict {
  score: number;
  reasons: string[];
}

/** From here on it lies in the spam folder. */
export const spamBar = 60;
/** From here on a browser may be asked for work first. */
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
/** Such as WlNqkPpZRtXc: what a machine types into a field it does not understand. */
const gibberish = /^(?=(?:.*[a-z][A-Z]){3})[A-Za-z]{8,}$/;

type Rule = [reason: string, points: (suspect: Suspect) => number];

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

/** Points and why. Nothing is thrown away for them: a wrong verdict is found in the spam folder. */
export function judge(suspect: Suspect): Verdict {
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

/** A word of letters from two alphabets that look alike, by which filters are fooled. */
const isDisguised = (text: string) =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));

/** People here write in Latin, Arabic and the scripts of India; a long text in another is at least unusual. */
function isElsewhere(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return letters > 20 && foreign / letters > 0.6;
}
