/** Looks up terms in a sorted list. */

/** Some of the terms: their positions, and for each its length and its letters, as lettersOf returns them. */
export interface NamedTerms {
  places: Uint32Array;
  lengths: Uint8Array;
  letters: Uint32Array;
}

/** Returns the position of a term in the list; -1 if the list does not have it. */
export function placeOf(terms: readonly string[], term: string): number {
  const at = firstFrom(terms, term);
  return terms[at] === term ? at : -1;
}

/** Returns the position of the first term that is equal to this one or sorts after it. */
function firstFrom(terms: readonly string[], term: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] ?? "") < term) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns the positions of the terms that begin with this text. */
export function placesFrom(terms: readonly string[], start: string): number[] {
  const places: number[] = [];
  for (let at = firstFrom(terms, start); terms[at]?.startsWith(start); at += 1) places.push(at);
  return places;
}

/**
 * Returns the positions and Levenshtein distances of the terms that differ in at most `most` letters. To save time, the beginning that a
 * term shares with the previous term is not compared again. Terms are skipped if their beginning already differs too much.
 *
 * @param named the terms that are looked at
 */
export function placesNear(
  terms: readonly string[],
  word: string,
  most: number,
  named: NamedTerms,
): Map<number, number> {
  const { places, lengths, letters } = named;
  const near = new Map<number, number>();
  const own = lettersOf(word);
  const rows = [Uint8Array.from({ length: word.length + 1 }, (_, at) => at)];
  let before = "";
  let tooFar = Number.POSITIVE_INFINITY;
  for (let each = 0; each < places.length; each += 1) {
    if (Math.abs((lengths[each] ?? 0) - word.length) > most || ones(own ^ (letters[each] ?? 0)) > 2 * most) continue;
    const place = places[each] ?? 0;
    const term = terms[place] ?? "";
    let at = shared(before, term);
    if (at >= tooFar) continue;
    before = term;
    tooFar = Number.POSITIVE_INFINITY;
    for (; at < term.length && tooFar > term.length; at += 1) {
      const row = rows[at + 1] ?? new Uint8Array(word.length + 1);
      rows[at + 1] = row;
      if (fill(row, rows[at] ?? row, term.charCodeAt(at), word) > most) tooFar = at + 1;
    }
    const distance = rows[term.length]?.[word.length] ?? most + 1;
    if (tooFar > term.length && distance <= most) near.set(place, distance);
  }
  return near;
}

/**
 * Says which letters a word has, one bit for each (some letters share a bit). Another letter for one letter changes at most two bits, so
 * most words are too different at a glance.
 */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

/** Counts the ones in a number of 32 bits. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** Computes one row of the Levenshtein matrix from the row above it. Returns the smallest distance in the row. */
function fill(row: Uint8Array, above: Uint8Array, letter: number, word: string): number {
  let corner = above[0] ?? 0;
  let distance = corner + 1;
  let least = distance;
  row[0] = distance;
  for (let at = 0; at < word.length; at += 1) {
    const replaced = corner + (word.charCodeAt(at) === letter ? 0 : 1);
    corner = above[at + 1] ?? 0;
    distance = Math.min(replaced, corner + 1, distance + 1);
    row[at + 1] = distance;
    if (distance < least) least = distance;
  }
  return least;
}
