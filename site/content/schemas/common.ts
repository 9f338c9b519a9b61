import { z } from "zod";

/** One line of plain text. */
export const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]+$/, "must stand on one line")
  .regex(/^(?!.*\]\()/, "takes no links: only longer texts do (docs/editing)");

/** Markdown with paragraphs, lists, **bold** and [links](/services/mep). A link leads to a page id, which is the English path of a page. */
export const markdown = z.string().trim().min(1);

/** The id of a page, which is its English path. When all content is read, each id is checked against the site map. */
export const pageRef = z.string().regex(/^\/[a-z0-9/-]*$/, "must be a page's English path, such as /services/mep");

export const webAddress = z.string().regex(/^https:\/\/[^\s"<>]+$/, "must be an address that begins with https://");

export const date = z.iso.date();

/** The name of a content file. Some lists allow only such names as values. */
export const key = z.string().regex(/^[a-z0-9-]+$/, "must be the name of a file");

const seo = z.strictObject({
  title: line.min(15).max(60),
  description: line.min(120).max(160),
});

/** The data that every page has. Links to the page show them. */
export const pageHead = {
  /** Short name in menus, breadcrumbs and cards. */
  name: line.max(45),
  /** One sentence for cards and search suggestions. */
  summary: line.max(190),
  seo,
};

export const hero = z.strictObject({
  eyebrow: line.max(50).optional(),
  title: line.max(90),
  /** Two sentences: the first says for whom the page is, the second what these readers get. */
  lead: line.max(420),
  points: z.array(line.max(90)).max(4).default([]),
});

export const question = z.strictObject({ question: line, answer: markdown });
