import type { FormState } from "./schema.ts";

/** The words of the form: it wakes alone in the browser and brings no dictionary. */
export type FormTexts = Record<
  | "title"
  | "name"
  | "email"
  | "phone"
  | "message"
  | "messageHint"
  | "phoneHint"
  | "required"
  | "invalid"
  | "tooLong"
  | "send"
  | "sending"
  | "sentTitle"
  | "sentText"
  | "failedTitle"
  | "failedText"
  | "problems"
  | "privacy"
  | "privacyLink"
  | "another"
  | "reference"
  | "notices",
  string
>;

export type ContactFormProps = {
  action: string;
  page: string;
  dir: "ltr" | "rtl";
  privacyHref: string;
  texts: FormTexts;
  state?: FormState;
};
