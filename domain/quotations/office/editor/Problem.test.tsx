import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { draftSchema, wrongField } from "../schema.server.ts";
import { emptyLine, mostLines } from "./draft.ts";
import { Problem } from "./Problem.tsx";

const draft = {
  ...{ locale: "en", basis: "net", validUntil: "2026-12-31", name: "", company: "", trn: "", address: "" },
  lines: Array.from({ length: mostLines + 1 }, () => emptyLine),
};

test.each([
  ["/admin/quotations/1", "the number of lines, at most 200"],
  ["/ar/admin/quotations/1", "عدد البنود، فهو 200 على الأكثر"],
])("too many lines are reported in words on %s", (path, words) => {
  const { error } = draftSchema.safeParse(draft);
  if (!error) throw new Error("Taken");
  const shown = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Problem answer={{ ok: false, ...wrongField(error) }} />
    </MemoryRouter>,
  );
  expect(shown).toContain(words);
});
