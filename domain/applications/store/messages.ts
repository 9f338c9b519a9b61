import type { MailedApplication } from "@site/ground/states/application.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";

/** office and withdrawn go to us, the others to the applicant. */
export type ApplicationMail = "office" | "received" | "withdrawn" | MailedApplication;

/** `event` distinguishes mails of the same kind, and names the entry with what was written to the applicant. */
export const applicationMail = (kind: ApplicationMail, applicationId: string, event = ""): NewMessage => ({
  topic: `application.${kind}`,
  dedupeKey: `application.${kind}:${applicationId}${event && `:${event}`}`,
  leadId: null,
  applicationId,
  payload: { application: applicationId, event },
});

export const scanMessage = (applicationId: string, file: string): NewMessage => ({
  topic: "application.scan",
  dedupeKey: `application.scan:${file}`,
  leadId: null,
  applicationId,
  payload: { file },
});
