import type { PageId } from "./pages.ts";

/**
 * The 22 Arabic service pages with slugs of their own under /ar/services/. Every other Arabic page has the English path. The English page with the
 * same id and the Arabic page are each other's alternate. The last five subjects have no English page yet.
 */
export const arabicSlugs: Partial<Record<PageId, string>> = {
  "/services/air-conditioning/repair-cleaning": "تصليح-مكيفات",
  "/services/air-conditioning/maintenance": "صيانة-مكيفات",
  "/services/air-conditioning/amc": "عقود-صيانة-مكيفات",
  "/services/commercial-hvac": "تكييف-تجاري",
  "/services/mep": "أعمال-كهروميكانيكية",
  "/services/mep/plumbing-services": "خدمات-سباكة",
  "/services/building-management-systems": "نظام-إدارة-المباني",
  "/services/building-maintenance-services": "صيانة-عامة",
  "/services/solar-energy": "طاقة-شمسية",
  "/services/home-renovation-services": "تجديد-منازل",
  "/services/office-shop-renovation-services": "تجديد-مكاتب",
  "/services/pool-maintenance": "صيانة-مسابح",
  "/services/painting": "دهانات-وأصباغ",
  "/services/tiling": "تركيب-بلاط",
  "/services/false-ceiling": "أسقف-مستعارة",
  "/services/cctv": "كاميرات-مراقبة",
  "/services/elv": "أنظمة-التيار-المنخفض",
  "/services/home-services": "خدمات-منزلية",
  "/services/fit-out": "تشطيبات-داخلية",
  "/services/emergency-ac-repair": "طوارئ-تصليح-مكيفات",
  "/services/ac-cleaning": "تنظيف-مكيفات",
  "/services/gypsum-plastering": "لياسة-جبسية",
};
