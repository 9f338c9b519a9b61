import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import type { Sender } from "./letter.ts";

/** The sender in the small print of a mail. */
export function senderIn(language: Language): Sender {
  const { name, tagline, phone, email } = company();
  return {
    name: name[language],
    tagline: tagline[language],
    phone: groupedPhone(phone),
    email,
    site: absoluteAddress(href("/", language)),
  };
}

export const absoluteAddress = (path: string): string => new URL(path, env().SITE_URL).href;

/** A phone number in groups, as people here say it. */
export const groupedPhone = (phone: string): string =>
  phone
    .replace(/^(\+971)(5\d)(\d{3})(\d{4})$/, "$1\u00a0$2\u00a0$3\u00a0$4")
    .replace(/^(\+971)(\d)(\d{3})(\d{4})$/, "$1\u00a0$2\u00a0$3\u00a0$4");

/** The address that receives applications, and from which we answer them. */
export const applicationsAddress = (): string =>
  env().CAREERS_EMAIL ?? company().careersEmail ?? env().OFFICE_EMAIL ?? company().email;
