import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, test } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { callbackSchema } from "./callback-schema.ts";
import { type FieldName, fieldsIn } from "./form-state.ts";
import { problemWords } from "./problem-words.ts";
import { quotationSchema } from "./quotation-schema.ts";
import { contactSchema, type Problem } from "./schema.ts";

/** Returns the problems that the schemas can find in a field. The message is optional, so it is never "required". */
const problemsOf = (name: FieldName): Problem[] =>
  name === "message" ? ["invalid", "tooLong"] : ["required", "invalid", "tooLong"];
const blanks = { field: "{field}", max: "{max}", n: "{n}", photo: "{photo}", returnObjects: true } as const;

describe.each(languageCodes)("the problem texts in %s", (language) => {
  const t = translator(language);
  const common = { ...t("form", blanks), own: t("formProblems", blanks) };
  const forms = {
    quote: { fields: fieldsIn(quotationSchema), texts: { ...common, ...t("quoteForm", blanks) } },
    callback: { fields: fieldsIn(callbackSchema), texts: { ...common, ...t("callbackForm", blanks) } },
  };

  test.each(["quote", "callback"] as const)(
    "no problem text of the %s form repeats the question of the field",
    (form) => {
      const { fields, texts } = forms[form];
      const said = fields.flatMap((name) =>
        problemsOf(name).map((problem) => problemWords(form, name, problem, texts)),
      );
      expect(said.filter((words) => !words || /[?؟{}]/.test(words))).toEqual([]);
    },
  );

  test("the contact form uses exactly its own messages", () => {
    const texts = t("form", blanks);
    for (const name of fieldsIn(contactSchema) as ("name" | "email" | "phone" | "message")[])
      for (const problem of ["required", "invalid"] as const)
        expect(problemWords("contact", name, problem, texts)).toBe(t(`form.${problem}`, { field: texts[name] }));
  });
});
