import type { ChoiceGroup } from "@site/ground/enquiry-fields.ts";
import { useT } from "#site/i18n/t.ts";

type Group = ChoiceGroup | "kinds" | "sources" | "lostReasons";

/** Returns the words for a key from the database. An unknown key is shown as it is. */
export function useLeadWords() {
  const t = useT("lead");
  return (group: Group, key: string) => t(`${group}.${key}`, { defaultValue: key });
}

/** Returns the name of an outgoing message. Its topic contains dots, which i18next would read as a path. */
export function useTopic() {
  const t = useT("inbox");
  return (topic: string) => t(`topics.${topic.replaceAll(".", "-")}`, { defaultValue: topic });
}
