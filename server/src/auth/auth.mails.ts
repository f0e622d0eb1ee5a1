import { pageLocale } from '#shared/locale.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { authMailTexts } from './auth-mail-texts.ts';

/** Whom a mail greets and where it leads. */
export interface Letter {
  school: Letterhead;
  fullName: string;
  /** What the mail's one button opens. */
  url: string;
}

const signedUp = ({ name }: Letterhead) => authMailTexts.signedUp({ school: name });

/** Sent once, when an account is made. Its link verifies the address. */
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

/** Sent when somebody asks for the link of the welcome mail again. */
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

/** Sent when somebody says that they forgot the password. */
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

/** Sent whenever a password was changed or replaced. Its link is the way back for whoever did not do that. */
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

/** Where and when a person logged in. */
export interface DeviceLogin {
  /** Browser and system. */
  device: string;
  /** Network address; empty when it is not known. */
  address: string;
  at: Date;
}

/** Sent when an account is logged in to by a browser that it does not know. */
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

/** A time as mails in the current language write it, UTC: `March 1, 2027 at 9:30 AM UTC`. */
function moment(date: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${date.toLocaleString(pageLocale(), format)} UTC`;
}

/** Sent when an API token is made. The token's name is left out: anyone can sign up with a stranger's address. */
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

/** Sent once, a week before an API token expires. Its name is left out for the same reason. */
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
