import { useState } from "react";
import { useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import { Dialog } from "../shared/Dialog.tsx";
import type { LeadPageData } from "../shared/types.ts";
import { Panel } from "./Panel.tsx";

/** Shows small photos. A click opens the large photo. Without a script, the small photo is a link to the file. */
export function Photos({ photos }: Pick<LeadPageData, "photos">) {
  const t = useT("inbox");
  const [shown, setShown] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <Panel title={t("lead.photos")}>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ id, width, height }, index) => (
          <li key={id}>
            <a
              href={`/admin/photos/${id}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                setShown(index);
              }}
              className="block overflow-clip rounded-xl border border-line hover:border-brand"
            >
              <img
                src={`/admin/photos/${id}`}
                alt={t("lead.photo", { number: index + 1, of: photos.length })}
                width={width}
                height={height}
                loading="lazy"
                className="size-28 object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && <Large photos={photos} shown={shown} onShow={setShown} />}
    </Panel>
  );
}

type LargeProps = Pick<LeadPageData, "photos"> & { shown: number; onShow: (index: number | undefined) => void };

function Large({ photos, shown, onShow }: LargeProps) {
  const t = useT("inbox");
  const photo = photos[shown];
  if (!photo) return null;
  const title = t("lead.photo", { number: shown + 1, of: photos.length });
  return (
    <Dialog title={title} open wide onClose={() => onShow(undefined)}>
      <img
        src={`/admin/photos/${photo.id}`}
        alt={title}
        width={photo.width}
        height={photo.height}
        className="mx-auto h-auto max-h-[70dvh] w-auto rounded-xl object-contain"
      />
      {photos.length > 1 && (
        <div className="mt-4 flex justify-center gap-2">
          <Action glyph="back" disabled={shown === 0} onClick={() => onShow(shown - 1)}>
            {t("lead.previousPhoto")}
          </Action>
          <Action glyph="onward" disabled={shown === photos.length - 1} onClick={() => onShow(shown + 1)}>
            {t("lead.nextPhoto")}
          </Action>
        </div>
      )}
    </Dialog>
  );
}
