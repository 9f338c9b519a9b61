import { Form } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { LabelledInput } from "./LabelledInput.tsx";
import type { TimelineData } from "./types.ts";

/** Lists the colleagues' notes on events that may explain the figures, such as a campaign or a new page. */
export function Notes({ notes, fixed }: { notes: TimelineData["notes"]; fixed: boolean }) {
  const t = useT("analytics");
  return (
    <div className="mt-4 space-y-3 text-sm">
      {notes.length > 0 && (
        <ol aria-label={t("notes.title")} className="space-y-1">
          {notes.map((note) => (
            <li key={note.id} className="flex flex-wrap items-center gap-x-3">
              <span aria-hidden className="h-2 w-4 bg-accent" />
              <span className="text-soft">{note.date}</span>
              <bdi className="me-auto">{note.text}</bdi>
              {!fixed && <Remove note={note} />}
            </li>
          ))}
        </ol>
      )}
      {!fixed && <AddNote />}
    </div>
  );
}

function Remove({ note }: { note: TimelineData["notes"][number] }) {
  const t = useT("analytics");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={note.id} />
      <Button
        type="submit"
        name="intent"
        value="unnote"
        look="quiet"
        aria-label={t("notes.removeOf", { text: note.text })}
        className="!min-h-8 !px-2"
      >
        {t("notes.remove")}
      </Button>
    </Form>
  );
}

function AddNote() {
  const t = useT("analytics");
  return (
    <details>
      <summary className="min-h-6 w-fit font-semibold text-brand">{t("notes.add")}</summary>
      <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-end gap-3">
        <LabelledInput label={t("notes.day")} type="date" name="day" required />
        <LabelledInput label={t("notes.text")} name="text" maxLength={120} required className="min-w-48 flex-1" />
        <Button type="submit" name="intent" value="note" look="outline">
          {t("notes.save")}
        </Button>
      </Form>
    </details>
  );
}
