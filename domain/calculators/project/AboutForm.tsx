import { ageIds } from "@site/engine/data/ages.ts";
import { useId, useState } from "react";
import { useFrame, useWords } from "./context.ts";
import { headFields, longestTexts, type Project } from "./model.ts";

type Edit = (change: (project: Project) => Project) => void;
const box = "w-full rounded-lg border border-field bg-surface px-3 py-2 text-sm text-ink";

/** The questions about the project and the age of the building. The usual walls and glass depend on the age. */
export function AboutForm({ project, edit }: { project: Project; edit: Edit }) {
  const { say } = useFrame();
  const t = useWords();
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {headFields.map((name) => (
        <Text
          key={name}
          name={name}
          value={project[name]}
          onChange={(text) => edit((before) => ({ ...before, [name]: text }))}
        />
      ))}
      <label
        htmlFor={`${id}-age`}
        className="grid content-start gap-1 text-xs text-soft max-md:col-span-2 md:order-first"
      >
        {t("about.age")}
        <select
          id={`${id}-age`}
          value={project.age}
          onChange={(event) => {
            const age = ageIds.find((one) => one === event.target.value) ?? "2000s";
            edit((before) => ({ ...before, age }));
          }}
          className={`${box} min-h-11`}
        >
          {ageIds.map((age) => (
            <option key={age} value={age}>
              {say.words.options.age[age]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

type TextProps = { name: (typeof headFields)[number]; value: string; onChange: (text: string) => void };

/** A text field. Its text is stored when the visitor leaves the field, so that a whole name is one step for undo. */
function Text({ name, value, onChange }: TextProps) {
  const t = useWords();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const props = {
    id,
    value: draft ?? value,
    maxLength: longestTexts[name],
    dir: "auto" as const,
    autoComplete: "off",
    "data-draft": draft === undefined ? undefined : "",
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onBlur: () => {
      if (draft !== undefined && draft !== value) onChange(draft);
      setDraft(undefined);
    },
  };
  const isLong = name === "notes";
  return (
    <label
      htmlFor={id}
      className={`grid content-start gap-1 text-xs text-soft ${isLong ? "col-span-2 md:col-span-5" : ""}`}
    >
      {t(`about.${name}`)}
      {isLong ? <textarea rows={1} {...props} className={box} /> : <input {...props} className={`${box} min-h-11`} />}
    </label>
  );
}
