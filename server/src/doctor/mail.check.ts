import type { Config } from '#server/config.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Mail');

/** Whether the mail server lets us in; `to` gets a mail, which alone tells whether it arrives. */
export async function checkMail({ mail, publicUrl }: Config, to: string | undefined): Promise<Finding[]> {
  if (!mail.smtpUrl)
    return [attention('Mail goes into the mailbox page.', 'Set SMTP_URL for mail that arrives.')];
  const { host } = new URL(mail.smtpUrl);
  const mailer = createSmtpMailer({ url: mail.smtpUrl, from: mail.from });
  try {
    await mailer.verify();
    if (to === undefined)
      return [well(`${host} lets us in. Whether mail arrives: --mail you@school.example.`)];
    const subject = `Mail of ${publicUrl} arrives`;
    const text = `${subject}. There is nothing to do.`;
    await mailer.send({ to, subject, text, html: `<p>${text}</p>` });
    return [well(`${host} took a mail to ${to}. See that it is there, and not among the unwanted.`)];
  } catch (error) {
    return [
      fault(
        `${host} refused us: ${reasonOf(error)}.`,
        'See that SMTP_URL has the right host, port, user and password, and that MAIL_FROM may be sent from there.',
      ),
    ];
  } finally {
    mailer.close();
  }
}
