import type { MailedApplication } from "@site/ground/states/application.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";

/** The kinds of mails. `office` and `withdrawn` are mailed to us, the others to the applicant. */
export type ApplicationMail = "office" | "received" | "withdrawn" | MailedApplication;

/**
 * Returns a message about an application. `event` is the id of the timeline entry with the text for the applicant. It distinguishes mails
 * of one kind.
 */
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
