import { createTransport } from 'nodemailer';
import { type Mailer, outgoingMail } from './mailer.ts';

interface SmtpMailerOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** Sender of every mail: `Name <address>`, or a bare address that each mail combines with its own sender name. */
  from: string;
}

export interface SmtpMailer extends Mailer {
  /**
   * Connects and logs in. Rejects with nodemailer's error if the server refuses or does not answer in time.
   * @param patienceMs timeout of each answer, for tests
   */
  verify(patienceMs?: number): Promise<void>;
  /** Closes idle connections at once and busy ones after their mail. Mails that have not started fail. */
  close(): void;
}

const REACH_TIMEOUT_MS = 10_000;

/**
 * RFC 5321 (4.5.3.2) allows a server minutes to accept the content of a mail. If the server is only slow, a timeout and
 * a retry deliver the mail twice.
 */
const ANSWER_TIMEOUT_MS = 60_000;

/** Short, because an admin waits for the result of the check. */
const LOOK_TIMEOUT_MS = 5_000;

/** Sends through an SMTP server over a pool of connections. Rejects with nodemailer's error if the server refuses. */
export function createSmtpMailer({ url, from }: SmtpMailerOptions): SmtpMailer {
  const transport = createTransport({ url, pool: true, ...timeouts(REACH_TIMEOUT_MS, ANSWER_TIMEOUT_MS) });
  return {
    async send(message) {
      await transport.sendMail(outgoingMail(from, message));
    },
    async verify(patienceMs = LOOK_TIMEOUT_MS) {
      await createTransport({ url, ...timeouts(patienceMs, patienceMs) }).verify();
    },
    close() {
      transport.close();
    },
  };
}

const timeouts = (reachMs: number, answerMs: number) => ({
  dnsTimeout: reachMs,
  connectionTimeout: reachMs,
  greetingTimeout: reachMs,
  socketTimeout: answerMs,
});
