import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { calculatorEntries } from "../registry.server.ts";
import { islands } from "../registry.ts";
import { type Fields, fieldNamed, nameIn } from "./frame/fields.ts";
import { calculatorPage } from "./page.server.ts";

/** Returns the names of the controls in the form that the server renders. Only the first row of a list counts. */
async function controlsOf(slug: string, query: URLSearchParams): Promise<string[]> {
  const { island, given: props, words } = calculatorPage(new URL(`https://site.test/calculators/${slug}?${query}`));
  const Island = await islands[island]();
  const html = renderToStaticMarkup(createElement(Island as never, { ...words, ...props } as never));
  const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*? name="([^"]+)"/g)].map(([, name]) =>
    String(name),
  );
  return names.filter((name) => !/\.([2-9]|\d\d)\./.test(name));
}

/** Returns the names of all fields. */
const namesOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "list" ? Object.keys(field.of).map((inner) => nameIn(name, 1, inner)) : [name],
  );

function valuesOf(fields: Fields, name: string): readonly string[] {
  const field = fieldNamed(fields, name);
  if (field?.kind === "choice") return field.ids;
  if (field?.kind === "tick") return ["1", "0"];
  return field ? [String(field.max), String(field.min)] : [];
}

/**
 * Lists every answer to the questions. Choices and ticks come before numbers, because a number seldom makes new controls appear. Within these
 * groups, the first answers to all questions come before the second answers.
 */
function answersTo(fields: Fields, names: readonly string[]) {
  const all = names.flatMap((name) => {
    const isNumber = fieldNamed(fields, name)?.kind === "number";
    return valuesOf(fields, name).map((value, nth) => ({ name, value, nth, isNumber }));
  });
  return all.toSorted((one, other) => Number(one.isNumber) - Number(other.isNumber) || one.nth - other.nth);
}

/**
 * Finds all controls that the form can have. If an answer makes new controls appear, the answer is kept, and the new controls are answered next.
 */
async function allControls(slug: string, fields: Fields, isAll: (found: Set<string>) => boolean) {
  const query = new URLSearchParams();
  const found = new Set(await controlsOf(slug, query));
  let open = answersTo(fields, [...found]);
  for (let answer = open.shift(); answer && !isAll(found); answer = open.shift()) {
    const before = query.get(answer.name);
    query.set(answer.name, answer.value);
    const added = (await controlsOf(slug, query)).filter((name) => !found.has(name));
    for (const name of added) found.add(name);
    if (added.length > 0) open = [...answersTo(fields, added), ...answersTo(fields, [...found])];
    else if (before === null) query.delete(answer.name);
    else query.set(answer.name, before);
  }
  return found;
}

describe("the form has a control for each field, and for nothing else", () => {
  test.each(calculatorEntries)("$slug", async ({ slug, fields }) => {
    const expected = namesOf(fields);
    const found = await allControls(slug, fields, (names) => expected.every((name) => names.has(name)));
    expect(
      expected.filter((name) => !found.has(name)),
      "fields without a control",
    ).toEqual([]);
    const counted = Object.keys(fields).filter((name) => fields[name]?.kind === "list");
    const known = new Set([...expected, ...counted, "v"]);
    expect(
      [...found].filter((name) => !known.has(name)),
      "controls without a field",
    ).toEqual([]);
  });
});
