import { AppError } from '#server/platform/common/errors.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** Sends a mail. If the mail server is down, the mail is delayed but not lost. */
export const sendMail = defineJob<MailMessage>('send-mail', 'mail');

/** Sends one of many mails, which wait for those that people expect now. */
export const sendBulkMail: typeof sendMail = { ...sendMail, priority: 10 };

export function mailHandlers(mailer: Mailer): JobHandler[] {
  return [
    handleJob(sendMail, async (message) => {
      try {
        await mailer.send(message);
      } catch (error) {
        // A temporary failure is not an incident. The job is retried.
        throw isPassing(error) ? new AppError('SERVICE_UNAVAILABLE', error.message, { cause: error }) : error;
      }
    }),
  ];
}

/** Nodemailer's codes for a server that is unreachable or does not answer. */
const UNREACHED: readonly unknown[] = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT'];

/** Whether a mail server is unreachable or reports a temporary failure with a 4yz code (RFC 5321, 4.2.1). */
function isPassing(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return UNREACHED.includes(code) || (Number(responseCode) >= 400 && Number(responseCode) < 500);
}
