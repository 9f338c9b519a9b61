/**
 * The fields of a customer's enquiry, each described once. The forms and their rules, the office's correction, the facts in mails and in the inbox,
 * the columns of the export and the stored values follow from this record; the words of a field are in `messages/lead.json` (`fields`). The order is
 * that of the export and of the mails; the quotation form and the office ask step by step (`inSteps`).
 */
export const enquiryFields = {
  name: {
    limit: 100,
    step: "reach",
    column: true,
    asked: { contact: "must", quote: "must", callback: "must", booking: "must" },
  },
  phone: {
    limit: 40,
    step: "reach",
    column: true,
    asked: { contact: "must", quote: "must", callback: "must", booking: "must" },
  },
  email: { limit: 254, step: "reach", column: true, asked: { contact: "must", quote: "may" } },
  service: {
    many: true,
    words: "services",
    step: "what",
    column: true,
    asked: { quote: "must", callback: "may", booking: "must" },
  },
  place: { many: true, words: "places", step: "where", column: true, asked: { quote: "must", booking: "must" } },
  area: { limit: 120, step: "where", asked: { quote: "may" } },
  property: { words: "properties", step: "where", asked: { quote: "may" } },
  size: { limit: 120, step: "where", asked: { quote: "may" } },
  urgency: { words: "urgencies", step: "what", asked: { quote: "must" } },
  message: {
    lines: true,
    limit: 4000,
    step: "what",
    column: true,
    asked: { contact: "must", quote: "may", callback: "may", booking: "may" },
  },
  channel: { words: "channels", step: "reach", asked: { quote: "must" }, usual: "phone" },
  time: { words: "times", step: "reach", asked: { quote: "must", callback: "must" }, usual: "any" },
} as const satisfies Record<string, Described>;

/** The steps of the quotation form, in this order. */
const steps = ["what", "where", "reach"] as const;
export type Step = (typeof steps)[number];
export type FormName = "contact" | "quote" | "callback" | "booking";
/** The names under which `messages/lead.json` has the words of the options. */
export type ChoiceGroup = "services" | "places" | "properties" | "urgencies" | "channels" | "times";

interface Common {
  step: Step;
  /** True if it has a column of its own. Any other field is a key of the column `details`, so a new one needs no migration. */
  column?: true;
  /** The forms that ask for it, and whether it must be answered. The contact form has no optional fields. */
  asked: { contact?: "must"; quote?: "must" | "may"; callback?: "must" | "may"; booking?: "must" | "may" };
}
/** A field of one line of text, or of several lines. */
type DescribedText = Common & { limit: number; lines?: true };
/** A field with options. It is drawn as buttons, or as a list if there are many options. */
export type DescribedChoice = Common & { words: ChoiceGroup; many?: true; usual?: string };
type Described = DescribedText | DescribedChoice;

type Fields = typeof enquiryFields;
export type EnquiryField = keyof Fields;
/** The fields whose description has this part. */
type Having<Part> = { [K in EnquiryField]: Fields[K] extends Part ? K : never }[EnquiryField];
export type FieldOf<F extends FormName> = Having<{ asked: Record<F, string> }>;
export type ColumnField = Having<{ column: true }>;
export type DetailField = Exclude<EnquiryField, ColumnField>;
export type TextName = Having<{ limit: number }>;
/** The fields that a colleague may correct, and the language in which we answer. */
export type CustomerField = EnquiryField | "locale";

export const fieldNamed = (name: EnquiryField): Described => enquiryFields[name];
export const fieldNames = /* @__PURE__ */ Object.keys(enquiryFields) as EnquiryField[];
export const isTextField = (name: EnquiryField): name is TextName => "limit" in enquiryFields[name];
/** Tells whether the field takes several lines of text. */
export const isLong = (name: EnquiryField) => "lines" in enquiryFields[name];
export const isColumn = (name: EnquiryField): name is ColumnField => "column" in enquiryFields[name];
export const isDetail = (name: EnquiryField): name is DetailField => !isColumn(name);

export const fieldsAt = (step: Step): EnquiryField[] => fieldNames.filter((name) => fieldNamed(name).step === step);
/** The fields in the order in which a customer is asked for them. */
export const inSteps: readonly EnquiryField[] = /* @__PURE__ */ steps.flatMap(fieldsAt);
