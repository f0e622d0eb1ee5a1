import { pageLocale } from '#shared/locale.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { authMailTexts } from './auth-mail-texts.ts';

/** Recipient and link of a mail. */
export interface Letter {
  school: Letterhead;
  fullName: string;
  /** Target of the mail's button. */
  url: string;
}

const signedUp = ({ name }: Letterhead) => authMailTexts.signedUp({ school: name });

/** Sent once, when an account is created. Its link verifies the address. */
export function welcomeMail({ school, fullName, url }: Letter): MailContent {
  const { welcome } = authMailTexts;
  return composeMail(school, () => ({
    subject: welcome.subject({ school: school.name }),
    preheader: welcome.preheader,
    greeting: greeting(fullName),
    paragraphs: [welcome.ready, welcome.verify],
    action: { label: authMailTexts.verify, url },
    reason: signedUp(school),
  }));
}

/** Sent when a user requests the link of the welcome mail again. */
export function verificationMail({ school, fullName, url }: Letter): MailContent {
  const { verification } = authMailTexts;
  return composeMail(school, () => ({
    subject: authMailTexts.verify,
    preheader: verification.preheader,
    greeting: greeting(fullName),
    paragraphs: [verification.paragraph],
    action: { label: authMailTexts.verify, url },
    reason: signedUp(school),
  }));
}

/** Sent when a password reset is requested. */
export function passwordResetMail({ school, fullName, url }: Letter): MailContent {
  const { passwordReset } = authMailTexts;
  return composeMail(school, () => ({
    subject: passwordReset.subject,
    preheader: passwordReset.preheader,
    greeting: greeting(fullName),
    paragraphs: [passwordReset.asked, passwordReset.notYou],
    action: { label: passwordReset.subject, url },
    reason: passwordReset.reason,
  }));
}

/** Sent whenever a password was changed or reset. Its link lets an owner who did not do that regain control of the account. */
export function passwordChangedMail({
  school,
  fullName,
  url,
  haveTokensEnded,
}: Letter & { haveTokensEnded: boolean }): MailContent {
  const { passwordChanged } = authMailTexts;
  return composeMail(school, () => ({
    subject: passwordChanged.subject,
    preheader: passwordChanged.preheader,
    greeting: greeting(fullName),
    paragraphs: [
      haveTokensEnded ? passwordChanged.changedWithTokens : passwordChanged.changed,
      passwordChanged.notYou,
    ],
    action: { label: passwordChanged.action, url },
    reason: mailTexts.accountChanged,
  }));
}

/** Place and time of a login. */
export interface DeviceLogin {
  /** Browser and system. */
  device: string;
  /** Network address; empty if unknown. */
  address: string;
  at: Date;
}

/** Sent when a browser that the account does not know logs in. */
export function newDeviceMail({
  school,
  fullName,
  url,
  device,
  address,
  at,
}: Letter & DeviceLogin): MailContent {
  const { newDevice } = authMailTexts;
  return composeMail(school, () => ({
    subject: newDevice.subject,
    preheader: newDevice.preheader,
    greeting: greeting(fullName),
    paragraphs: [newDevice.paragraph, newDevice.notYou],
    facts: [
      { label: newDevice.device, value: device },
      { label: newDevice.address, value: address || newDevice.unknown },
      { label: newDevice.time, value: moment(at) },
    ],
    action: { label: mailTexts.openProfile, url },
    reason: newDevice.reason,
  }));
}

/** Formats a time for mails in the current language, UTC: `March 1, 2027 at 9:30 AM UTC`. */
function moment(date: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${date.toLocaleString(pageLocale(), format)} UTC`;
}

/**
 * Sent when an API token is created. The token's name is left out: anyone can sign up with a stranger's address and would choose what it
 * says.
 */
export function apiTokenMail({
  school,
  fullName,
  url,
  access,
  expiresAt,
}: Letter & { access: 'READ' | 'WRITE'; expiresAt: Date | null }): MailContent {
  const { apiToken } = authMailTexts;
  return composeMail(school, () => ({
    subject: apiToken.subject,
    preheader: apiToken.preheader,
    greeting: greeting(fullName),
    paragraphs: [
      `${apiToken.made[access]} ${expiresAt ? apiToken.expiresOn({ day: day(expiresAt) }) : apiToken.doesNotExpire}`,
      apiToken.notYou,
    ],
    action: { label: apiToken.action, url },
    reason: mailTexts.accountChanged,
  }));
}

/** Sent once, a week before an API token expires. It leaves out the token's name for the same reason as `apiTokenMail`. */
export function apiTokenExpiresMail({
  school,
  fullName,
  url,
  createdAt,
  expiresAt,
}: Letter & { createdAt: Date; expiresAt: Date }): MailContent {
  const { apiToken, apiTokenExpires } = authMailTexts;
  return composeMail(school, () => ({
    subject: apiTokenExpires.subject,
    preheader: apiTokenExpires.preheader,
    greeting: greeting(fullName),
    paragraphs: [
      apiTokenExpires.paragraph({ created: day(createdAt), day: day(expiresAt) }),
      apiTokenExpires.replace,
    ],
    action: { label: apiToken.action, url },
    reason: mailTexts.accountChanged,
  }));
}

/** Sent to the former address when an account is deleted, in case another person did that. Its link leads to the contact page. */
export function accountDeletedMail({ school, fullName, url }: Letter): MailContent {
  const { accountDeleted, emailChanged } = authMailTexts;
  return composeMail(school, () => ({
    subject: accountDeleted.subject,
    preheader: accountDeleted.preheader,
    greeting: greeting(fullName),
    paragraphs: [accountDeleted.paragraph({ school: school.name }), accountDeleted.preheader],
    action: { label: emailChanged.action, url },
    reason: emailChanged.reason,
  }));
}
