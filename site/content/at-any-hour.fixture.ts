/** How a text promises help at any hour, which only a company with a line for emergencies may do. */
export const atAnyHour: readonly RegExp[] = [
  /emergency (?:support|help|line)|24\/7 emergency|emergencies (?:at any|are (?:heard|answered))|emergency\? call/i,
  /(?:heard|answer(?:ed)?|safe|help|call us|reach us) (?:at any (?:hour|time)|around the clock|round the clock|(?:by )?day (?:and|or) (?:by )?night)/i,
  /(?:call-outs?|visits?)[^.:]{0,30} day and night|\bnight (?:line|visit)|at night (?:is an emergency|read)|Saturday in \w+ on call/i,
  /(?:دعم|خدمة) (?:ال|لل)طوارئ|خط (?:ال|لل)?(?:طوارئ|ليل)(?! يسألك)|الطوارئ (?:ليلاً|في أي|على مدار|فنرد|اتصل)/,
  /(?:الخطر|يجيب|نجيب|نرد|اتصل بنا|نصل(?!ح)|نأتي)[^.،]{0,25} (?:ليلاً|في أي (?:ساعة|وقت)|على مدار الساعة)/,
  /(?:زيارات|مساعدة)[^.،]{0,30} ليلاً ونهاراً|زيارة (?:الليل|ليلية)|المتوقف ليلاً|وفي الليل اقرأ|تحت الطلب$/,
];
