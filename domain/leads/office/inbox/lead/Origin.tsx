import { useLanguage, useT } from "#site/i18n/t.ts";
import { dayAndTime } from "../shared/time.ts";
import type { LeadPageData } from "../shared/types.ts";
import { useLeadWords } from "../shared/words.ts";
import { Facts, Panel } from "./Panel.tsx";

/** The kinds of leads whose customers were not shown the privacy notice. */
const unasked = ["whatsapp", "phone", "walk-in"] as const;

/**
 * Shows where the visitor came from and what the visitor agreed to. Addresses are shown as text and never as links, because anybody can
 * send them.
 */
export function Origin({ lead }: Pick<LeadPageData, "lead">) {
  const t = useT("inbox");
  const language = useLanguage();
  const word = useLeadWords();
  const { origin } = lead;
  const came = unasked.find((kind) => kind === lead.kind);
  return (
    <Panel title={t("lead.origin")}>
      <Facts
        facts={[
          [t("fields.source"), word("sources", lead.source)],
          [t("fields.program"), origin.program && <bdi>{origin.program}</bdi>],
          [t("fields.formPage"), lead.page && <Address text={lead.page} />],
          [t("fields.referrer"), origin.referrer && <Address text={origin.referrer} />],
          [t("fields.landing"), origin.landing && <Address text={origin.landing} />],
          ...Object.entries(origin.campaign).map(([name, value]): [string, React.ReactNode] => [
            name,
            <bdi key={name}>{value}</bdi>,
          ]),
          [
            t("fields.pages"),
            origin.pages.length > 0 && (
              <ol className="space-y-0.5">
                {origin.pages.map((page, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page may have been seen twice, and the list never changes
                  <li key={index}>
                    <Address text={page} />
                  </li>
                ))}
              </ol>
            ),
          ],
          [
            t("fields.consent"),
            lead.consent_version
              ? t("fields.consented", { at: dayAndTime(lead.consent_at, language), version: lead.consent_version })
              : came !== undefined && t(`fields.cameBy.${came}`),
          ],
          [t("fields.offers"), came === undefined && t(lead.offers ? "fields.offersYes" : "fields.offersNo")],
        ]}
      />
    </Panel>
  );
}

function Address({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="text-xs break-all">
      {readable(text)}
    </bdi>
  );
}

/** Decodes a path, so that Arabic words in it can be read. If it cannot be decoded, it is returned unchanged. */
function readable(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
