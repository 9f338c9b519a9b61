import type { Language } from "@site/ground/language/languages.ts";
import { type Document, parseDocument } from "yaml";

type Words = Record<"summary" | "title" | "description" | "eyebrow" | "heading" | "lead" | "story", string>;

/** The texts of the page "About us" for a company about which we know only one or two paragraphs. */
const words: Record<Language, Words> = {
  en: {
    summary: "Who we are, how we work, and which jobs need an approval that you should ask any contractor to show.",
    title: "About {company.shortName}: who we are and how we work",
    description:
      "Who would be working above your ceiling: how we find faults, how we write quotations, and what we leave to somebody else. Established in {company.established}.",
    eyebrow: "About {company.shortName}",
    heading: "Who we are, and how we go about a job",
    lead: "For anyone who wants to know who would be working above the ceiling before they let us in: how we go about a job, and what we hand on to somebody else.",
    story: "{company.name}",
  },
  ar: {
    summary: "من نحن، وكيف نعمل، وأي الأعمال تحتاج إلى اعتماد تطلبه من أي مقاول قبل التوقيع.",
    title: "عن {company.shortName}: من نحن وكيف نعمل",
    description:
      "من سيعمل فوق سقفك: كيف نبحث عن سبب العطل، وكيف نكتب عرض السعر، وما الأعمال التي نتركها لغيرنا. تأسست الشركة عام {company.established}.",
    eyebrow: "عن {company.shortName}",
    heading: "من نحن وكيف نعمل",
    lead: "هذه الصفحة لمن يريد أن يعرف من سيعمل فوق سقفه قبل أن يفتح له الباب: طريقتنا في العمل، وما نتركه لغيرنا.",
    story: "{company.name}",
  },
};

/** Returns the page "About us" with the story of the company. The part about how a job is done stays unchanged. */
export function aboutWith(source: string, story: string, language: Language): string {
  const page: Document = parseDocument(source);
  const { summary, title, description, eyebrow, heading, lead, story: name } = words[language];
  page.set("summary", summary);
  page.setIn(["seo", "title"], title);
  page.setIn(["seo", "description"], description);
  page.setIn(["hero", "eyebrow"], eyebrow);
  page.setIn(["hero", "title"], heading);
  page.setIn(["hero", "lead"], lead);
  page.setIn(["story", "heading"], name);
  page.setIn(["story", "body"], story);
  return page.toString({ lineWidth: 120 });
}

/** Returns the story on the current page. */
export const storyIn = (source: string): string => String(parseDocument(source).getIn(["story", "body"])).trim();
