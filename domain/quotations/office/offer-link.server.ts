import { href } from "@site/ground/site-map/links.ts";
import { absolute } from "#site/letters/sender.server.ts";
import type { Quote } from "../store/read.ts";

/** The private link of a quotation, in the customer's language. */
export const offerLink = ({ key, locale }: Pick<Quote, "key" | "locale">): string =>
  absolute(href(`/offer/${key}`, locale));
