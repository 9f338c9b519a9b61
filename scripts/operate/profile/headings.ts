import type { Language } from "@site/ground/language/languages.ts";

const en = {
  name: "Name",
  categories: "Categories, the main one first (search for them by these names)",
  description: "Description",
  contact: "Telephone, WhatsApp, mail, address",
  area: "Service area",
  links: "Links",
  site: "Website",
  quotation: "Appointments and quotations",
  prices: "Prices",
  hours: "Hours",
  otherHours: "Other hours for a time",
  holidays: "Special hours: closed on",
  forecast: "a forecast: enter it once it is announced",
  closed: "closed",
  services: "Services",
  products: "Prices of services, with VAT",
  samplePrices: "The prices are only examples (content/shared/prices.yaml), so none is listed.",
};

const ar: typeof en = {
  name: "الاسم",
  categories: "الفئات، والأولى هي الرئيسية (ابحث عنها بهذه الأسماء)",
  description: "الوصف",
  contact: "الهاتف وواتساب والبريد والعنوان",
  area: "منطقة الخدمة",
  links: "الروابط",
  site: "الموقع",
  quotation: "المواعيد وعروض الأسعار",
  prices: "الأسعار",
  hours: "ساعات العمل",
  otherHours: "ساعات أخرى لمدة",
  holidays: "أيام الإغلاق الخاصة",
  forecast: "متوقع، فأدخله بعد إعلانه",
  closed: "مغلق",
  services: "الخدمات",
  products: "أسعار الخدمات شاملة الضريبة",
  samplePrices: "الأسعار أمثلة فقط (content/shared/prices.yaml)، فلا يُذكر منها شيء.",
};

export const headings: Record<Language, typeof en> = { en, ar };
