import { href } from "@site/ground/site-map/links.ts";
import { absoluteAddress } from "#site/letters/sender.server.ts";
import type { Quotation } from "../store/read.ts";

/** The private link of a quotation, in the customer's language. */
export const quotationLink = ({ key, locale }: Pick<Quotation, "key" | "locale">): string =>
  absoluteAddress(href(`/quotation/${key}`, locale));
