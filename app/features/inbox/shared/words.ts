import { useT } from "#app/i18n/t.ts";

type Group =
  | "services"
  | "places"
  | "properties"
  | "urgencies"
  | "channels"
  | "times"
  | "kinds"
  | "sources"
  | "lostReasons";

/** The words for a key that stands in the database; one that no message knows shows itself. */
export function useLeadWords() {
  const t = useT("lead");
  return (group: Group, key: string) => t(`${group}.${key}` as "services.other", { defaultValue: key });
}

/** What a message of ours is; its topic is written with dots, which would be a path among the messages. */
export function useTopic() {
  const t = useT("inbox");
  return (topic: string) => t(`topics.${topic.replaceAll(".", "-")}` as "topics.mail-office", { defaultValue: topic });
}
