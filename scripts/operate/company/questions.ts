import type { Language } from "#app/i18n/languages.ts";

type Words = Record<Language, string>;
export type Question = {
  /** Where the answer goes. */
  at: string;
  ask: Words;
  /** In both languages, or one line for both. */
  kind: "both" | "line" | "number" | "list";
  isOptional?: true;
};

const q = (at: string, kind: Question["kind"], en: string, ar: string, isOptional?: true): Question => ({
  at,
  kind,
  ask: { en, ar },
  ...(isOptional && { isOptional }),
});

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  q("name", "both", "The company's full name", "اسم الشركة كاملاً"),
  q("shortName", "both", "Its name in short, as the header shows it", "الاسم المختصر كما يظهر في أعلى الصفحة"),
  q("tagline", "both", "One line below the name", "سطر واحد تحت الاسم"),
  q("work", "both", 'What you do, so that it can stand before "in Dubai"', "ماذا تعملون، بحيث تصح بعده «في دبي»"),
  q("area", "both", 'Where you work, so that it can stand after "in"', "أين تعملون، بحيث يصح بعد «في»"),
  q("locality", "both", "The city of your office", "مدينة المكتب"),
  q("phone", "line", "Telephone, such as +97145551234", "الهاتف، مثل +97145551234"),
  q("whatsapp", "line", "WhatsApp number", "رقم واتساب"),
  q("email", "line", "E-mail address", "البريد الإلكتروني"),
  q(
    "hours",
    "line",
    'Working hours, such as "mon-fri 08:30-17:30, sat 09:00-13:00"',
    "أوقات الدوام، مثل mon-fri 08:30-17:30, sat 09:00-13:00",
  ),
  q("claims.established", "number", "Established in the year", "سنة التأسيس"),
  q(
    "claims.replyWithinHours",
    "number",
    "Within how many hours you answer, on working days",
    "خلال كم ساعة تردون في أيام العمل",
  ),
  q("claims.yearsOfExperience", "number", "Years of experience, if you say so", "سنوات الخبرة إن كنتم تذكرونها", true),
  q("claims.satisfiedClients", "number", "Number of clients, if you say so", "عدد العملاء إن كنتم تذكرونه", true),
  q(
    "claims.emirates",
    "number",
    "Number of emirates served, if you say so",
    "عدد الإمارات التي تخدمونها إن كنتم تذكرونه",
    true,
  ),
  q(
    "claims.emergencySupport",
    "line",
    'When emergencies are answered, such as "24/7"',
    "متى تردون على الطوارئ، مثل 24/7",
    true,
  ),
  q("emergency", "line", "Telephone for emergencies", "هاتف الطوارئ", true),
  q(
    "claims.certification",
    "line",
    "A certificate you hold, such as ISO 9001:2015",
    "شهادة تحملونها، مثل ISO 9001:2015",
    true,
  ),
  q("claims.approval", "both", "An authority's approval you hold", "اعتماد من جهة رسمية", true),
  q(
    "about",
    "both",
    "Who you are: two or three sentences for the page about you",
    "من أنتم: جملتان أو ثلاث لصفحة «من نحن»",
  ),
  q("cities", "list", "Cities you serve, with commas, or all", "المدن التي تخدمونها وبينها فواصل، أو all"),
  q("trades", "list", "Trades you offer, with commas, or all", "الأعمال التي تقدمونها وبينها فواصل، أو all"),
  q(
    "without",
    "list",
    "Further pages you do not want, such as /industries/*",
    "صفحات أخرى لا تريدونها، مثل /industries/*",
    true,
  ),
  q("colours.brand", "line", "The colour of your brand, such as #17666b", "لون العلامة، مثل #17666b"),
  q("colours.accent", "line", "A second colour, for buttons", "لون ثانٍ للأزرار"),
  q("logo", "line", "The file of your logo (plain SVG)", "ملف الشعار (SVG بسيط)", true),
];

export const words = {
  intro: {
    en: "Return keeps what is shown in brackets; - leaves an optional answer out.",
    ar: "زر الإدخال يُبقي ما بين القوسين، و - تترك الجواب الاختياري.",
  },
  inLanguage: { en: { en: "in English", ar: "in Arabic" }, ar: { en: "بالإنجليزية", ar: "بالعربية" } },
  choices: { en: "Choose among", ar: "اختر من" },
  wrong: { en: "That will not do", ar: "هذا لا يصلح" },
} as const;
