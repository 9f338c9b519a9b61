import type { SymptomAnswers } from "#site/content/schemas/help.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { Tasks } from "../Tasks.tsx";

/** Three things to try oneself. If they were enough, the last line opens and ends it kindly: nobody is sold a visit. */
export const Checks = ({ checks, solved }: Pick<SymptomAnswers, "checks" | "solved">) => (
  <div>
    <Tasks section={{ items: checks }} />
    {solved && (
      <details className="group border-t border-line" data-print="no" data-works-again>
        <summary className="flex items-center justify-between gap-4 py-3 text-base font-semibold hover:text-brand">
          {solved.label}
          <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
        </summary>
        <p>{solved.text}</p>
      </details>
    )}
  </div>
);
