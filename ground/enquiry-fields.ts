/**
 * The fields of an enquiry, each described once. The following all use this record: the forms and their checks, the office's correction, the facts
 * in mails and in the inbox, the columns of the export, and the stored values. The labels are in `messages/lead.json` (`fields`). The order is the
 * order in the export and in mails. The quotation form and the office ask in steps (`inSteps`).
 */
export const enquiryFields = {
  name: {
    limit: 100,
    step: "reach",
    column: true,
    asked: { contact: "must", quote: "must", callback: "must" },
  },
  phone: {
    limit: 40,
    step: "reach",
    column: true,
    asked: { contact: "must", quote: "must", callback: "must" },
  },
  email: { limit: 254, step: "reach", column: true, asked: { contact: "must", quote: "may" } },
  service: {
    many: true,
    words: "services",
    step: "what",
    column: true,
    asked: { quote: "must", callback: "may" },
  },
  place: { many: true, words: "places", step: "where", column: true, asked: { quote: "must" } },
  area: { limit: 120, step: "where", asked: { quote: "may" } },
  property: { words: "properties", step: "where", asked: { quote: "may" } },
  size: { limit: 120, step: "where", asked: { quote: "may" } },
  urgency: { words: "urgencies", step: "what", asked: { quote: "must" } },
  message: {
    lines: true,
    limit: 4000,
    step: "what",
    column: true,
    asked: { contact: "must", quote: "may", callback: "may" },
  },
  channel: { words: "channels", step: "reach", asked: { quote: "must" }, usual: "phone" },
  time: { words: "times", step: "reach", asked: { quote: "must", callback: "must" }, usual: "any" },
} as const satisfies Record<string, Described>;

/** The steps of the quotation form, in this order. */
const steps = ["what", "where", "reach"] as const;
export type Step = (typeof steps)[number];
export type FormName = "contact" | "quote" | "callback" | "booking";
/** The names of the groups of options in `messages/lead.json`. */
export type ChoiceGroup = "services" | "places" | "properties" | "urgencies" | "channels" | "times";

interface Common {
  step: Step;
  /** True if the field has a column of its own. Any other field is a key of the column `details`, so a new field needs no migration. */
  column?: true;
  /** The forms that ask for this field. "must" means that it is required. The contact form has no optional fields. */
  asked: { contact?: "must"; quote?: "must" | "may"; callback?: "must" | "may"; booking?: never };
}
/** A text field. With `lines` it takes several lines. */
type DescribedText = Common & { limit: number; lines?: true };
/** A field with options. With `many` it is shown as a list, otherwise as buttons. */
export type DescribedChoice = Common & { words: ChoiceGroup; many?: true; usual?: string };
type Described = DescribedText | DescribedChoice;

type Fields = typeof enquiryFields;
export type EnquiryField = keyof Fields;
/** The names of the fields whose description contains this part. */
type Having<Part> = { [K in EnquiryField]: Fields[K] extends Part ? K : never }[EnquiryField];
export type FieldOf<F extends FormName> = Having<{ asked: Record<F, string> }>;
export type ColumnField = Having<{ column: true }>;
export type DetailField = Exclude<EnquiryField, ColumnField>;
export type TextName = Having<{ limit: number }>;
/** The fields that a colleague may correct, and `locale`, the language in which we answer. */
export type CustomerField = EnquiryField | "locale";

export const fieldNamed = (name: EnquiryField): Described => enquiryFields[name];
export const fieldNames = /* @__PURE__ */ Object.keys(enquiryFields) as EnquiryField[];
export const isTextField = (name: EnquiryField): name is TextName => "limit" in enquiryFields[name];
/** True if the field takes several lines of text. */
export const isLong = (name: EnquiryField) => "lines" in enquiryFields[name];
export const isColumn = (name: EnquiryField): name is ColumnField => "column" in enquiryFields[name];
export const isDetail = (name: EnquiryField): name is DetailField => !isColumn(name);

export const fieldsAt = (step: Step): EnquiryField[] => fieldNames.filter((name) => fieldNamed(name).step === step);
/** The fields in the order in which a customer is asked for them. */
export const inSteps: readonly EnquiryField[] = /* @__PURE__ */ steps.flatMap(fieldsAt);
