import { company } from "./company.server.ts";
import { currentDay, hasExpired, photos } from "./photos.server.ts";
import type { Company } from "./schemas/company.ts";
import type { Photos } from "./schemas/photos.ts";

type Own = Pick<Company, "sample" | "papers"> & { certificates: Photos["certificates"] };

/**
 * True if the page of company papers says something that only this company can say: a licence, an insurance or a certificate that is valid. Without
 * one its text is general practice, which any contractor could print, so search engines do not list it.
 */
export function hasOwnPapers(
  { sample, papers, certificates }: Own = { ...company(), certificates: photos().certificates },
  day = currentDay(),
): boolean {
  const { licence, insurance } = papers;
  const dated = [
    ...certificates,
    ...(licence && licence !== "none" ? [licence] : []),
    ...(insurance && insurance !== "none" ? insurance : []),
  ];
  return !sample && dated.some((each) => !hasExpired(each, day));
}
