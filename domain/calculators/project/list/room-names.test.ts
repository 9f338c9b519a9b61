import { expect, it } from "vitest";
import { type Context, contextOf, type KindNames, kindNamed } from "./room-names.ts";

const pages: KindNames[] = [{ office: "Office", kitchen: "Kitchen at home" }, { office: "مكتب" }];

/** Names in schedules of villas, offices, hotels and clinics, by the kind of room. */
const schedules: Partial<Record<Context, Record<string, string>>> = {
  other: {
    bedroom:
      "Master bedroom|Bedroom with balcony|Bedroom + balcony|Master bedroom w/ attached bath|Bed & bath|Bedroom / dressing|Bedroom 2|Bed Room-3|BEDROOM|Maid's room|Maid room|Maids Room|Driver's room|Nanny room|غرفة نوم|غرفة نوم ٢|غرفة النوم الرئيسية|غرفة خادمة|غرفة الخادمة|غرفة سائق|غرفة الأطفال",
    living:
      "Living|Living room|Living room with terrace|Living/Dining|Family living|Family sitting|Sitting area|TV Room|Playroom|صالة|الصالة|غرفة المعيشة|غرفة جلوس|صالة العائلة",
    majlis: "Majlis|Men's Majlis|Ladies majlis|Family Majlis|مجلس|المجلس|مجلس الرجال|مجلس نساء|ديوانية",
    kitchen: "Kitchen|Pantry|Kitchenette|Show kitchen|مطبخ|المطبخ|مطبخ تحضيري|أوفيس",
    office:
      "Office|Offices|Office near the lift|Parking attendant room|Office 104|Private office|Manager office|Manager's Office|CEO Office|Open office|Open plan office|Study|Home office|Library|Admin|Accounts|HR|Security room|Guard house|Control room|Print room|مكتب|مكاتب|مكتب مدير|مكتب المدير|الإدارة|غرفة حارس|غرفة المراقبة|مكتبة",
    "meeting-room":
      "Meeting|Meeting room 2|Conference room|Board room|Boardroom|Large meeting room|قاعة اجتماعات|غرفة اجتماعات|غرفة الاجتماعات",
    shop: "Shop|Shop 3|Retail|Retail store|صالة عرض|Showroom|Pharmacy|Supermarket|Beauty salon|محل|محل تجاري|معرض|صيدلية|سوبرماركت",
    restaurant:
      "Restaurant|Dining area|Dining hall|Cafe|Cafeteria|Canteen|Food court|Dining|مطعم|مقهى|كافتيريا|قاعة طعام",
    classroom:
      "Classroom|Class room 4|Training room|Lecture hall|Kindergarten|Nursery|فصل|فصل دراسي|قاعة تدريب|قاعة محاضرات",
    gym: "Gym|صالة ألعاب رياضية|Fitness room|Gymnasium|Health club|جيم|صالة رياضية",
    "prayer-hall": "Prayer hall|Prayer room|Male prayer room|Musalla|مصلى|مصلى الرجال|غرفة صلاة",
    mosque: "Mosque|Masjid|مسجد|جامع",
    "hotel-room": "Hotel room|King room 512|Guest room|Suite|Junior suite|غرفة فندق|جناح",
    "server-room":
      "Server room|IT room|Data centre|Data center|Comms room|غرفة خوادم|غرفة الخوادم|غرفة تقنية المعلومات",
    warehouse: "Warehouse|Workshop|مستودع|ورشة",
    clinic:
      "Clinic|Consultation room 2|Treatment room|Examination room|Doctor's room|Laboratory|Ward|Patient room|Nurse station|Spa|Massage room|عيادة|غرفة فحص|مختبر|غرفة طبيب|غرفة علاج",
    "hot-kitchen": "Hot kitchen|Restaurant kitchen|Main kitchen|Bakery|مطبخ مطعم|مخبز",
    corridor:
      "Corridor|Corridor 1|Corridor to bedrooms|Office corridor|Bedroom Corridor|Passage|Hallway|Lift lobby|Circulation|ممر|الممر|ممر المكاتب|ممرات|ردهة المصاعد",
    lobby:
      "Lobby|Main lobby|Entrance lobby|Hotel lobby|Reception|Reception area|Waiting|Waiting area|Waiting room|Hall|Entrance|Foyer|Lounge|ردهة|بهو|استقبال|الاستقبال|انتظار|غرفة انتظار|مدخل",
    storage:
      "Store|Store room|Store for kitchen|Store, kitchen|Storage|Storage room|Kitchen store|Dry store|Archive|Filing room|Dressing|Dressing room|Walk-in closet|Linen|مخزن|المخزن|مخزن المطبخ|مخازن|أرشيف|غرفة ملابس|غرفة الملابس",
    toilet:
      "Toilet|Toilets|Male & female toilets|Toilet (male)|Toilet - female|Female toilet|WC|W.C.|Bath|Bathroom|Master bathroom|Bedroom 2 bathroom|Washroom|Restroom|Powder room|Ablution|Shower|En-suite|Changing room|Locker room|حمام|حمام ٢|حمام غرفة النوم|دورة مياه|دورات المياه|مغاسل|وضوء|ميضأة",
    "plant-room":
      "Plant room|Mechanical room|Mechanical and electrical room|Lift machine room|غرفة ماكينة المصعد|Electrical room|Electrical|Elec. electrical room|AHU room|Pump room|Telephone room|Telecom room|Janitor|Cleaner's room|Garbage room|Laundry|Laundry room|غرفة كهرباء|غرفة الكهرباء|غرفة معدات|غرفة مضخات|غرفة هاتف|غسيل|غرفة غسيل",
    stair: "Stair|Stairs|Staircase|Staircase 2|Fire stair|Stairwell|درج|الدرج|سلم|بيت الدرج",
    uncooled:
      "Garage|Store (no AC)|Store, no A/C|Kitchen w/o AC|مخزن غير مكيف|مخزن بدون تكييف|Car park|Balcony|Terrace|Shaft|Lift|Not cooled|كراج|شرفة|مصعد|غير مكيفة|موقف سيارات",
  },
  home: {
    kitchen: "Kitchen|مطبخ|Main floor kitchen",
    living:
      "Hall|Dining|Dining room|Dining area|Dining hall|صالة طعام|صالة الاستقبال|Lounge|Prayer room|Prayer|Salon|غرفة صلاة|غرفة طعام|صالون|قاعة",
    bedroom: "Guest room|Suite|Master suite|Nursery|غرفة ضيوف|جناح",
    corridor: "Entrance|Foyer|Entrance hall|مدخل|بهو المدخل",
    "home-storage": "Store|Store room|Dressing room|Walk-in closet|مخزن|غرفة ملابس",
    "plant-room": "Laundry|Utility",
    office: "Study|Office",
  },
  food: { "hot-kitchen": "Kitchen|مطبخ", restaurant: "Dining room|Restaurant", storage: "Store" },
};

it("recognises the rooms of ordinary schedules in both languages, each by the rooms around it", () => {
  const wrong: string[] = [];
  let known = 0;
  for (const [context, kinds] of Object.entries(schedules))
    for (const [kind, names] of Object.entries(kinds))
      for (const name of names.split("|")) {
        const found = kindNamed(name, pages, context as Context);
        if (found?.id === kind) known += 1;
        else wrong.push(`${context}: ${name} is ${found?.id}, not ${kind}`);
      }
  expect(wrong).toEqual([]);
  expect(known).toBeGreaterThan(300);
});

it("takes no other word for a room, and tells the page's own names from others", () => {
  for (const name of [
    "Submarine",
    "X-ray",
    "Swimming pool",
    "Indoor pool",
    "حمام سباحة",
    "حمام السباحة",
    "Computer room",
    "غواصة",
    "",
    "101",
    `${"word ".repeat(2000)}office`,
    "constructor",
    "__proto__",
  ])
    expect(kindNamed(name, pages), name).toBeUndefined();
  expect(kindNamed("office", pages)).toEqual({ id: "office", isLiteral: true });
  expect(kindNamed("Store", pages)).toEqual({ id: "storage", isLiteral: false });
});

it("tells a home, a restaurant and an office from the names in a list", () => {
  expect(contextOf(["Majlis", "Kitchen", "Bedroom 1", "Bedroom 2", "Office", "20"])).toBe("home");
  expect(contextOf(["مجلس", "مطبخ", "غرفة نوم"])).toBe("home");
  expect(contextOf(["Dining area", "Kitchen", "Store"])).toBe("food");
  expect(contextOf(["Office 1", "Office 2", "Kitchen", "Family room"])).toBe("other");
  expect(contextOf([])).toBe("other");
});
