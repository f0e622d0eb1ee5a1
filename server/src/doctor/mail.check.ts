import { html } from '#shared/html.ts';
import type { Config } from '#server/config.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('mail');

const texts = doctorTexts.mail;

/** Whether the mail server lets us in; `to` gets a mail, which alone tells whether it arrives. */
export async function checkMail({ mail, publicUrl }: Config, to: string | undefined): Promise<Finding[]> {
  if (!mail.smtpUrl)
    return [
      attention(
        () => texts.mailbox,
        () => texts.setServer,
      ),
    ];
  const { host } = new URL(mail.smtpUrl);
  const mailer = createSmtpMailer({ url: mail.smtpUrl, from: mail.from });
  try {
    await mailer.verify();
    if (to === undefined) return [well(() => texts.letsIn({ host }))];
    const subject = texts.subject({ url: publicUrl });
    const text = texts.nothingToDo({ subject });
    await mailer.send({ to, subject, text, html: html`<p>${text}</p>`.toString() });
    return [well(() => texts.took({ host, to }))];
  } catch (error) {
    return [
      fault(
        () => texts.refused({ host, reason: reasonOf(error) }),
        () => texts.seeServer,
      ),
    ];
  } finally {
    mailer.close();
  }
}
