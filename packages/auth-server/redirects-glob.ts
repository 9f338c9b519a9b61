/** One step of a glob. It matches one character, or with `many` any number of characters. */
interface Step {
  many: boolean;
  takes(character: string): boolean;
}

const anything = () => true;
const withinASegment = (character: string) => character !== "." && character !== "/";

function step(token: string): Step {
  if (token === "*") return { many: true, takes: withinASegment };
  if (token.startsWith("*")) return { many: true, takes: anything };
  if (token === "?") return { many: false, takes: withinASegment };
  if (token.startsWith("[") && token.length > 1) {
    const characters = new RegExp(token.replace("[!", "[^"), "u");
    return { many: false, takes: (character) => characters.test(character) };
  }
  const literal = token.replace("\\", "") || "\\";
  return { many: false, takes: (character) => character === literal };
}

/** Expands `{a,b}` into its alternatives. The innermost braces are expanded first. */
function alternatives(glob: string): string[] {
  const group = /\{([^{}]*)\}/.exec(glob);
  if (!group) return [glob];
  const [whole, choices = ""] = group;
  const rest = glob.slice(group.index + whole.length);
  return choices.split(",").flatMap((choice) => alternatives(glob.slice(0, group.index) + choice + rest));
}

/**
 * Tells whether the steps match the text. Follows all paths through the glob at once, so the time grows only linearly with the text (no
 * backtracking, no ReDoS).
 */
function follows(steps: Step[], text: string): boolean {
  const open = (at: Set<number>, place: number) => {
    at.add(place);
    if (steps[place]?.many) open(at, place + 1);
  };
  let places = new Set<number>();
  open(places, 0);
  for (const character of text) {
    const next = new Set<number>();
    for (const place of places) {
      const here = steps[place];
      if (here?.takes(character)) open(next, here.many ? place : place + 1);
    }
    places = next;
  }
  return places.has(steps.length);
}

/**
 * Tells whether the glob matches the whole text. `*` matches any characters except `.` and `/`, `**` any characters, and `?` one character.
 * `[abc]`, `[!abc]` and `{a,b}` have their usual meaning.
 */
export const matchesGlob = (glob: string, text: string): boolean =>
  alternatives(glob).some((one) => follows((one.match(/\*+|\[!?[^\]]+\]|\\?./gsu) ?? []).map(step), text));
