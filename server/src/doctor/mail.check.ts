import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Mail');

const TIMEOUT_MS = 8_000;

/** Whether the mail server lets us in; `to` gets a mail, which alone tells whether it arrives. */
export async function checkMail({ mail, publicUrl }: Config, to: string | undefined): Promise<Finding[]> {
  if (!mail.smtpUrl)
    return [attention('Mail goes into the mailbox page.', 'Set SMTP_URL for mail that arrives.')];
  const { host } = new URL(mail.smtpUrl);
  const limits = {
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url: mail.smtpUrl, ...limits });
  try {
    await transport.verify();
    if (to === undefined)
      return [well(`${host} lets us in. Whether mail arrives: --mail you@school.example.`)];
    const subject = `Mail of ${publicUrl} arrives`;
    await transport.sendMail({ from: mail.from, to, subject, text: `${subject}. There is nothing to do.` });
    return [well(`${host} took a mail to ${to}. See that it is there, and not among the unwanted.`)];
  } catch (error) {
    return [
      fault(
        `${host} refused us: ${reasonOf(error)}.`,
        'See that SMTP_URL has the right host, port, user and password, and that MAIL_FROM may be sent from there.',
      ),
    ];
  } finally {
    transport.close();
  }
}
