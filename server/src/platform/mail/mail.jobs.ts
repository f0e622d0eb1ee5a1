import { AppError } from '#server/platform/common/errors.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** Queues a mail. Mail that is down delays it and loses nothing. */
export const sendMail = defineJob<MailMessage>('send-mail', 'mail');

export function mailHandlers(mailer: Mailer): JobHandler[] {
  return [
    handleJob(sendMail, async (message) => {
      try {
        await mailer.send(message);
      } catch (error) {
        // Nobody's fault here: it is tried again.
        throw isPassing(error) ? new AppError('SERVICE_UNAVAILABLE', error.message, { cause: error }) : error;
      }
    }),
  ];
}

/** What nodemailer says of a server that it did not reach, or that did not answer. */
const UNREACHED: readonly unknown[] = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT'];

/** Whether a mail server is away, or says by a 4yz that it may be asked again (RFC 5321, 4.2.1). */
function isPassing(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return UNREACHED.includes(code) || (Number(responseCode) >= 400 && Number(responseCode) < 500);
}
