import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { currentTime } from "#platform/machine/time.ts";
import { readContent } from "./files.server.ts";
import { type Photos, photos as photosSchema } from "./schemas/photos.ts";

export const photos = () => readContent("photos/photos.yaml", photosSchema);

export const currentDay = () => dateOfDay(uaeDay(currentTime()));
export const hasExpired = ({ expires }: { expires: string }, day: string) => expires !== "never" && expires < day;

type Member = Photos["team"][number];
export type Signatory = Member & Required<Pick<Member, "trade" | "licence">>;

/**
 * Finds the person who signs the articles of an author: somebody of the team, with a trade and a licence that has not expired. Where there is nobody, no
 * article names its author.
 */
export const signatory = (author: string, day = currentDay(), team = photos().team): Signatory | undefined =>
  team.find(
    (each): each is Signatory =>
      each.author === author &&
      each.trade !== undefined &&
      each.licence !== undefined &&
      !hasExpired(each.licence, day),
  );
