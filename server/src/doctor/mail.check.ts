import { firstStepsTexts } from '#shared/first-steps.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import type { Config } from '#server/config.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead } from '#server/platform/mail/mail-layout.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';
import { remedyOf, type Remedies } from './remedies.ts';

const { well, attention, fault } = findingsOf('mail');

const texts = doctorTexts.mail;

/** By nodemailer's and Node's error codes, and the commands and answers of SMTP. */
const REMEDIES: Remedies<{ host: string }> = [
  [/EAUTH|\b53\d\b/, () => texts.correctLogin],
  [/MAIL FROM/, (told) => texts.allowSender(told)],
  [/RCPT TO/, (told) => texts.allowRecipient(told)],
  [/wrong version number|\bEPROTO\b|Greeting never received/, () => texts.changeProtocol],
  [/[Cc]ertificate|CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, (told) => texts.trustCertificate(told)],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, () => texts.correctHost],
  [/ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/, (told) => texts.reach(told)],
];

/** The recipient of a test mail, and the school that sends it. */
interface Recipient {
  email: string;
  /** Empty if unknown. */
  fullName: string;
  school: Letterhead;
}

/** Checks that the mail server accepts connections. Sends a test mail to `recipient`, because only that shows whether mail arrives. */
export async function checkMail(
  { mail, publicUrl }: Config,
  recipient: Recipient | undefined,
): Promise<Finding[]> {
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
    if (!recipient) return [well(() => texts.letsIn({ host }))];
    const to = recipient.email;
    await mailer.send({ to, ...testMail(recipient, publicUrl) });
    return [well(() => texts.took({ host, to }))];
  } catch (error) {
    return [
      fault(
        () => texts.refused({ host, reason: reasonOf(error) }),
        () => remedyOf(error, { remedies: REMEDIES, otherwise: () => texts.seeServer, told: { host } }),
      ),
    ];
  } finally {
    mailer.close();
  }
}

/** A mail in the layout of all mails of the school, so that it shows how they arrive. */
const testMail = ({ fullName, school }: Recipient, publicUrl: string) =>
  composeMail(school, () => {
    const subject = texts.subject({ url: publicUrl });
    const said = texts.nothingToDo({ subject });
    return {
      subject,
      preheader: said,
      greeting: greeting(fullName),
      paragraphs: [said],
      action: { label: firstStepsTexts.title, url: `${publicUrl}${settingsPaths.firstSteps}` },
      reason: texts.reason,
    };
  });
