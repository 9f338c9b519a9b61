import type { ApplicationState, MayWork } from "@site/ground/states/application.ts";
import type { Scan } from "#platform/files/file-types.ts";

/** An application for no particular vacancy has this value in `job`. */
export const talentPool = "talent-pool";

/** Has only the fields that the form may set. Anything else that is sent is ignored. */
export interface NewApplication {
  language: "en" | "ar";
  /** The slug of the vacancy, or `talentPool`. */
  job: string;
  jobTitle: string;
  name: string;
  email: string;
  /** The number in E.164. */
  phone: string;
  city: string;
  notice: string;
  mayWork: MayWork;
  certificates: string[];
  /** Null if the vacancy does not need a licence, so that nobody asked. */
  drivingLicence: boolean | null;
  message: string;
  consentVersion: string;
  /** True if the applicant agreed that we keep the application for later vacancies. */
  talentPool: boolean;
  spam?: { score: number; reasons: string[]; isSpam: boolean };
}

/** The kinds of timeline entries, and the data of each. */
export interface ApplicationEventData {
  received: { job: string };
  /** A change of state, with the text that was written to the applicant, if there was one. */
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
