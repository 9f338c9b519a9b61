import { useT } from "#site/i18n/t.ts";
import { Controls } from "./Controls.tsx";
import { Filters } from "./Filters.tsx";
import { Share } from "./Share.tsx";
import type { AnalyticsAnswer, OfficeData } from "./types.ts";
import { View } from "./View.tsx";
import { Views } from "./Views.tsx";

export function Analytics({ data, answer }: { data: OfficeData; answer?: AnalyticsAnswer }) {
  const t = useT("analytics");
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <Controls data={data} />
      <Views data={data} />
      <Filters data={data} />
      {answer && "problem" in answer && (
        <p role="alert" className="card !p-4 font-semibold text-danger">
          {t(`refused.${answer.problem}`)}
        </p>
      )}
      <View data={data} />
      {data.choice.view !== "live" && (
        <Share data={data} shared={answer && "shared" in answer ? answer.shared : null} />
      )}
    </div>
  );
}
