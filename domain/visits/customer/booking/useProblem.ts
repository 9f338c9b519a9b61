import type { FormState } from "#domain/leads/index.ts";
import { useT } from "#site/i18n/t.ts";

type Field = keyof NonNullable<FormState["problems"]>;

/** Returns the sentence for the problem of a field. */
export function useProblem(state: FormState | undefined) {
  const t = useT("visits");
  return (name: Field): string | undefined => {
    const problem = state?.problems?.[name];
    if (!problem) return undefined;
    if (name === "window") return t("customer.problems.window");
    if (name === "phone" && problem === "invalid") return t("booking.problems.phone");
    if (name === "photos" && problem === "invalid") return t("booking.problems.photo", { number: state?.photo ?? 1 });
    return t(`booking.problems.${problem}`);
  };
}
