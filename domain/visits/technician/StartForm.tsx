import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { Queue } from "./offline/useQueue.ts";
import type { DueVisit } from "./page.server.ts";
import { useSend } from "./useSend.ts";

export function StartForm({ visit, queue }: { visit: DueVisit; queue: Queue }) {
  const t = useT("my-visits");
  const { send, isFull } = useSend(visit, queue);
  return (
    <form method="post" encType="multipart/form-data" action={href("/my-visits", useLanguage())} onSubmit={send}>
      <HiddenFields visit={visit} id={visit.details.keys.start} />
      <Button type="submit" name="kind" value="start" look="brand" size="lg" className="w-full">
        {t("start")}
      </Button>
      <Full isFull={isFull} />
    </form>
  );
}

export const HiddenFields = ({ visit, id }: { visit: DueVisit; id: string }) => (
  <>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="visit" value={visit.id} />
    <input type="hidden" name="seen" value={visit.details.seen} />
  </>
);

export function Full({ isFull }: { isFull: boolean }) {
  const t = useT("my-visits");
  return (
    <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
      {isFull && t("queue.full")}
    </p>
  );
}
