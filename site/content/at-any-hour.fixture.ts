/** Phrases that promise help at any hour. Only a company with an emergency line may use them. */
export const atAnyHour: readonly RegExp[] = [
  /emergency (?:support|help|line)|24\/7 emergency|emergencies (?:at any|are (?:heard|answered))|emergency\? call/i,
  /(?:heard|answer(?:ed)?|safe|help|call us|reach us) (?:at any (?:hour|time)|around the clock|round the clock|(?:by )?day (?:and|or) (?:by )?night)/i,
  /(?:call-outs?|visits?)[^.:]{0,30} day and night|\bnight (?:line|visit)|at night (?:is an emergency|read)|Saturday in \w+ on call/i,
  /(?:دعم|خدمة) (?:ال|لل)طوارئ|خط (?:ال|لل)?(?:طوارئ|ليل)(?! يسألك)|الطوارئ (?:ليلاً|في أي|على مدار|فنرد|اتصل)/,
  /(?:الخطر|يجيب|نجيب|نرد|اتصل بنا|نصل(?!ح)|نأتي)[^.،]{0,25} (?:ليلاً|في أي (?:ساعة|وقت)|على مدار الساعة)/,
  /(?:زيارات|مساعدة)[^.،]{0,30} ليلاً ونهاراً|زيارة (?:الليل|ليلية)|المتوقف ليلاً|وفي الليل اقرأ|تحت الطلب$/,
];
