import type { ApplicationState, MayWork } from "@site/ground/states/application.ts";
import type { Scan } from "#platform/files/file-types.ts";

/** The value of `job` in an application for no particular job. */
export const talentPool = "talent-pool";

/** The fields that the form may set; anything else in a request is ignored. */
export interface NewApplication {
  language: "en" | "ar";
  /** The job's slug, or `talentPool`. */
  job: string;
  jobTitle: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  city: string;
  notice: string;
  mayWork: MayWork;
  certificates: string[];
  /** Null if the job does not need one, so nobody asked. */
  drivingLicence: boolean | null;
  message: string;
  consentVersion: string;
  /** The applicant agreed that we keep the application for later jobs. */
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
