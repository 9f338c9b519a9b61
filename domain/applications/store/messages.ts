import type { MailedApplication } from "@site/ground/states/application.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";

/** The kinds `office` and `withdrawn` are mailed to us, and the others to the applicant. */
export type ApplicationMail = "office" | "received" | "withdrawn" | MailedApplication;

/** `event` distinguishes mails of the same kind. It is the id of the timeline entry with the text for the applicant. */
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
