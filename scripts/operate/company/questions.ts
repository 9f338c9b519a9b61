import type { Language } from "@site/ground/language/languages.ts";

type Words = Record<Language, string>;
export type Question = {
  /** The path of the answer in the file with the answers. */
  at: string;
  ask: Words;
  /** The type of the answer: a text in both languages, one line for both, a number, or a list. */
  kind: "both" | "line" | "number" | "list";
  isOptional?: true;
  /** The question is asked only if this other question was answered. */
  after?: string;
};

const q = (at: string, kind: Question["kind"], en: string, ar: string, isOptional?: true): Question => ({
  at,
  kind,
  ask: { en, ar },
  ...(isOptional && { isOptional }),
});

/** Further everyday names of trades. */
export const alsoCalled: Record<string, string[]> = {
  ac: ["AC", "A/C", "المكيفات"],
  electrical: ["Electricity", "الكهرباء"],
  painting: ["Paint", "الدهان", "الأصباغ", "الدهانات"],
  tiling: ["Tiles", "السيراميك"],
};

export const questions: readonly Question[] = [
  q("name", "both", "The company's full name", "اسم الشركة كاملاً"),
  q("shortName", "both", "Its name in short, as the header shows it", "الاسم المختصر كما يظهر في أعلى الصفحة"),
  q(
    "references",
    "line",
    "Two to four letters before the number of each enquiry, if not those of the short name",
    "حرفان إلى أربعة أحرف لاتينية قبل رقم كل طلب، إن لم تكن من الاسم المختصر",
    true,
  ),
  q("tagline", "both", "One line below the name", "سطر واحد تحت الاسم"),
  q("work", "both", 'What you do, so that it can stand before "in Dubai"', "ماذا تعملون، بحيث تصح بعده «في دبي»"),
  q("area", "both", 'Where you work, so that it can stand after "in"', "أين تعملون، بحيث يصح بعد «في»"),
  q("locality", "both", "The city of your office", "مدينة المكتب"),
  q("phone", "line", "Telephone, such as 06 555 1234", "الهاتف، مثل 065551234"),
  q("whatsapp", "line", "WhatsApp number", "رقم واتساب"),
  q("email", "line", "Email address", "البريد الإلكتروني"),
  q(
    "hours",
    "line",
    'Working hours, such as "sat-thu 08:00-18:00", with a break "sat-thu 08:00-13:00 16:00-20:00, fri 09:00-12:00"',
    "أوقات الدوام، مثل «السبت-الخميس 08:00-18:00»، ومع استراحة «السبت-الخميس 08:00-13:00 16:00-20:00، الجمعة 09:00-12:00»",
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
  {
    ...q("emergency", "line", "Telephone for emergencies, if another", "هاتف الطوارئ إن كان رقماً آخر", true),
    after: "claims.emergencySupport",
  },
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
  q(
    "cities",
    "list",
    "Cities you serve, by name or number, with commas, or all",
    "المدن التي تخدمونها بالاسم أو بالرقم وبينها فواصل، أو all",
  ),
  q(
    "trades",
    "list",
    "Trades you offer, by name or number, with commas, or all",
    "الأعمال التي تقدمونها بالاسم أو بالرقم وبينها فواصل، أو all",
  ),
  q(
    "without",
    "list",
    "Further pages you do not want, such as /industries/*",
    "صفحات أخرى لا تريدونها، مثل /industries/*",
    true,
  ),
  q("colours.brand", "line", "The colour of your brand, such as #17666b", "لون العلامة، مثل #17666b"),
  q("colours.accent", "line", "A second colour", "لون ثانٍ"),
  q("logo", "line", "The file of your logo (PNG, JPEG, WebP or SVG)", "ملف الشعار (PNG أو JPEG أو WebP أو SVG)", true),
];

export const words = {
  intro: {
    en: "Return keeps what is shown in brackets; - leaves an optional answer out; < goes back one question. Nothing is written before the last answer; after Ctrl+C your answers wait.",
    ar: "مفتاح Enter يُبقي ما بين القوسين، و - تترك الجواب الاختياري، و < تعيدك إلى السؤال السابق. لا يُكتب شيء قبل آخر جواب، وإن توقفت بـ Ctrl+C بقيت أجوبتك محفوظة.",
  },
  stopped: {
    en: "Stopped. The site is as it was; run it again, and Return keeps what you have answered.",
    ar: "توقف الإعداد والموقع كما كان. شغّله مرة أخرى، ومفتاح Enter يُبقي ما أجبت عنه.",
  },
  inLanguage: { en: { en: ", in English", ar: ", in Arabic" }, ar: { en: "، بالإنجليزية", ar: "، بالعربية" } },
  choices: { en: "Choose among:", ar: "اختر من القائمة:" },
  wrong: { en: "That will not do", ar: "هذا لا يصلح" },
  missing: { en: "this answer is needed", ar: "هذا الجواب لا بد منه" },
  alphabet: {
    en: { en: "write the English here, the Arabic is asked next", ar: "write this one in Arabic letters" },
    ar: { en: "اكتبه هنا بالحروف اللاتينية", ar: "اكتبه هنا بالحروف العربية" },
  },
} as const;

/** The texts that say what an answer must be. For any other question every text is accepted. */
const needs: readonly [at: RegExp, Words][] = [
  [
    /^(phone|whatsapp|emergency)$/,
    {
      en: "a number of the UAE such as 06 555 1234, or one with its country code",
      ar: "رقم في الإمارات مثل 065551234، أو رقم مع رمز دولته",
    },
  ],
  [/^locality$/, { en: "a city such as Sharjah, without digits", ar: "اسم مدينة مثل الشارقة، بلا أرقام" }],
  [
    /^references$/,
    {
      en: "two to four letters such as GB, not JOB, QT or AMC",
      ar: "من حرفين إلى أربعة أحرف لاتينية مثل GB، غير JOB وQT وAMC",
    },
  ],
  [
    /^tagline$/,
    {
      en: "at most 34 letters, for it stands beside the menu",
      ar: "34 حرفاً على الأكثر، لأنه يظهر بجانب القائمة",
    },
  ],
  [/^email$/, { en: "an address such as office@company.ae", ar: "عنوان مثل office@company.ae" }],
  [
    /^hours$/,
    {
      en: "days, then from when to when, such as sat-thu 08:00-18:00, fri 09:00-12:00",
      ar: "اذكر الأيام ثم الوقت من متى إلى متى، مثل: السبت-الخميس 08:00-18:00، الجمعة 09:00-12:00",
    },
  ],
  [/^claims\.(emergencySupport|certification|approval)$/, { en: "one line of text", ar: "سطر واحد من الكلام" }],
  [/^claims\./, { en: "a whole number, such as 24", ar: "عدد صحيح، مثل 24" }],
  [/^about$/, { en: "at least 80 letters in each language", ar: "80 حرفاً على الأقل بكل لغة" }],
  [
    /^(cities|trades)$/,
    { en: "only names of the list, with commas between them, or all", ar: "أسماء من القائمة بينها فواصل، أو all" },
  ],
  [
    /^without$/,
    { en: "addresses of pages such as /industries/*, with commas", ar: "عناوين صفحات مثل /industries/* وبينها فواصل" },
  ],
  [
    /^logo$/,
    {
      en: "the path of a PNG, JPEG, WebP or SVG file that is there and whole",
      ar: "مسار ملف سليم من نوع PNG أو JPEG أو WebP أو SVG",
    },
  ],
  [/^colours\./, { en: "# and six digits, such as #17666b", ar: "علامة # وستة رموز، مثل #17666b" }],
];
export const needOf = (at: string): Words =>
  needs.find(([pattern]) => pattern.test(at))?.[1] ?? { en: "one line of text", ar: "سطر واحد من الكلام" };

/** The texts at the end, after everything was written. */
export const closing = {
  en: {
    shown: (shown: number, notOffered: number) =>
      `${shown} texts are shown, ${notOffered} are of work or cities that you do not offer.`,
    keptBack: (count: number) =>
      `${count} are kept back, because they speak of places or claims that are not yours in a way that cannot be cut out. Rewrite them to show them:`,
    swapped: (brand: string, accent: string) =>
      `${brand}, the darker of your colours, is that of words and bands, ${accent} that of buttons and marks: words in a light colour cannot be read.`,
    colour: (original: string, used: string) =>
      `Instead of ${original} the site uses ${used} by day, so that the text stays legible.`,
    next: "Next: npm run content:samples, npm run launch:check (docs/go-live.md).",
  },
  ar: {
    shown: (shown: number, notOffered: number) =>
      `عدد النصوص المعروضة ${shown}، وما يخص أعمالاً أو مدناً لا تقدمونها ${notOffered}.`,
    keptBack: (count: number) =>
      `وعدد ما لا يُعرض ${count} لأنه يذكر أماكن أو صفات ليست لكم ولا يمكن اقتطاعها. أعيدوا كتابة هذه النصوص لتظهر:`,
    swapped: (brand: string, accent: string) =>
      `اللون ${brand} وهو الأغمق صار للكلام والأشرطة، واللون ${accent} للأزرار والعلامات، لأن الكلام بلون فاتح لا يُقرأ.`,
    colour: (original: string, used: string) => `بدلاً من ${original} يستخدم الموقع نهاراً ${used} ليبقى النص واضحاً.`,
    next: "الخطوة التالية: npm run content:samples ثم npm run launch:check (docs/go-live.md).",
  },
} as const;
