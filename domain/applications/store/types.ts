import type { ApplicationState, MayWork } from "@site/ground/states/application.ts";
import type { Scan } from "#platform/files/file-types.ts";

/** The value of `job` in an application that is for no particular vacancy. */
export const talentPool = "talent-pool";

/** The fields of an application that the form may set. Other fields in a request are ignored. */
export interface NewApplication {
  language: "en" | "ar";
  /** The slug of the vacancy, or `talentPool`. */
  job: string;
  jobTitle: string;
  name: string;
  email: string;
  /** The phone number in the form E.164. */
  phone: string;
  city: string;
  notice: string;
  mayWork: MayWork;
  certificates: string[];
  /** Null if the vacancy does not need a licence; then the form does not ask. */
  drivingLicence: boolean | null;
  message: string;
  consentVersion: string;
  /** True if the applicant agreed that we keep the application for later vacancies. */
  talentPool: boolean;
  spam?: { score: number; reasons: string[]; isSpam: boolean };
}

/** The data of the entries in the timeline, by kind. */
export interface ApplicationEventData {
  received: { job: string };
  /** A change of state. `text` is what was written to the applicant with it. */
  state: { from: ApplicationState; to: ApplicationState; text?: string };
  note: { text: string };
  download: { file: string };
  scan: { scan: Scan };
  spam: { spam: boolean };
  sent: { topic: string };
  failed: { topic: string; error: string };
}
export type ApplicationEventKind = keyof ApplicationEventData;
export type ApplicationEntry = {
  [K in ApplicationEventKind]: { kind: K; data: ApplicationEventData[K] };
}[ApplicationEventKind];
