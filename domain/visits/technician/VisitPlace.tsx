import { useLanguage, useT } from "#site/i18n/t.ts";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import type { Details } from "./page.server.ts";
import { platePath, platesShown } from "./pictures.ts";

/** Shows how to get in: first the note of this visit, then the note of the flat, then the note of its tower. */
export const AccessNotes = ({ notes }: Pick<Details, "notes">) => (
  <ul className="grid gap-1">
    {notes.map(({ of, text }) => (
      <li key={of + text} className="whitespace-pre-line wrap-anywhere">
        {of && (
          <>
            <bdi className="font-semibold">{of}</bdi>:{" "}
          </>
        )}
        <bdi>
          <TextWithNumbers text={text} />
        </bdi>
      </li>
    ))}
  </ul>
);

/** Lists the equipment of the place, with its rating plates. */
export function Equipment({ equipment }: Pick<Details, "equipment">) {
  const shown = platesShown(equipment);
  return (
    <ul className="divide-y divide-line">
      {equipment.map((unit) => (
        <Unit key={unit.id} unit={unit} isShown={shown.includes(unit.id)} />
      ))}
    </ul>
  );
}

function Unit({
  unit: { id, name, serial, facts, plate },
  isShown,
}: {
  unit: Details["equipment"][number];
  isShown: boolean;
}) {
  const t = useT("my-visits");
  const path = platePath(id, useLanguage());
  return (
    <li className="flex items-start gap-3 py-2">
      {plate && isShown && <Thumbnail path={path} alt={t("plateOf", { name: name.join(" ") })} />}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <Listed words={name} />
        </p>
        {serial && (
          <p>
            {t("serial")}: <bdi dir="ltr">{serial}</bdi>
          </p>
        )}
        <p className="text-soft empty:hidden">
          <Listed words={facts} />
        </p>
        {plate && !isShown && (
          <a href={path} className="flex min-h-11 w-fit items-center font-semibold text-brand underline">
            {t("plateOnline")}
          </a>
        )}
      </div>
    </li>
  );
}

const Listed = ({ words }: { words: readonly string[] }) =>
  words.map((word, index) => (
    <span key={word}>
      {index > 0 && " · "}
      <bdi>{word}</bdi>
    </span>
  ));

export const Thumbnail = ({ path, alt }: { path: string; alt: string }) => (
  <a href={path} className="shrink-0">
    <img src={path} alt={alt} width={72} height={72} loading="lazy" className="size-18 rounded-lg object-cover" />
  </a>
);
