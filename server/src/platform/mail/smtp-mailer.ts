import { createTransport } from 'nodemailer';
import { type Mailer, outgoingMail } from './mailer.ts';

interface SmtpMailerOptions {
  /** `smtp://` or `smtps://`, with user and password when the server asks for them. */
  url: string;
  /** Sender of every mail: `Name <address>`, or a bare address, beside which each mail puts its own name. */
  from: string;
}

export interface SmtpMailer extends Mailer {
  /**
   * Whether the server lets us in. Rejects with nodemailer's error when it does not, or keeps whoever looks waiting.
   * @param patienceMs for each of its answers; for tests
   */
  verify(patienceMs?: number): Promise<void>;
  /** Ends idle connections at once and busy ones after their mail; mails not begun yet fail. */
  close(): void;
}

const REACH_TIMEOUT_MS = 10_000;

/**
 * RFC 5321 (4.5.3.2) lets a server take minutes to accept a mail's content. Giving up on one that is only slow, and
 * trying again, delivers the mail twice.
 */
const ANSWER_TIMEOUT_MS = 60_000;

/** Somebody waits for what a look at the server tells. */
const LOOK_TIMEOUT_MS = 5_000;

/** Sends through an SMTP server over a few kept connections. Rejects with nodemailer's error when the server refuses. */
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
