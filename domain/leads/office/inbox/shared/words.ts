import type { ChoiceGroup } from "@site/ground/enquiry-fields.ts";
import { useT } from "#site/i18n/t.ts";

type Group = ChoiceGroup | "kinds" | "sources" | "lostReasons";

/** Returns a function for the text of a key from the database. An unknown key is shown unchanged. */
export function useLeadWords() {
  const t = useT("lead");
  return (group: Group, key: string) => t(`${group}.${key}`, { defaultValue: key });
}

/** Returns a function for the name of an outgoing message. The dots in a topic are replaced, because i18next would read them as a path. */
export function useTopic() {
  const t = useT("inbox");
  return (topic: string) => t(`topics.${topic.replaceAll(".", "-")}`, { defaultValue: topic });
}
