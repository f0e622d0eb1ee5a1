import { byLocale, formatList } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { Role } from '#shared/roles.ts';
import { textsOf } from '#shared/texts/texts.ts';

const texts = textsOf('audit-details', {
  /** Joins the following texts: `Course: Knots. As a draft`. */
  and: '{before}. {then}',
  course: 'Course: {title}',
  changed: 'Changed: {fields}',
  /** A changed setting with its old and new value, as part of `fields` above. */
  value: '{field} {before} → {after}',
  /** `language` is a code, such as `en`. */
  captions: 'Changed: captions ({language})',
  captionsByMachine: 'Changed: captions ({language}, automatic)',
  asDraft: 'As a draft',
  /** A setting of a course: what happens to videos that admins drop on its page. */
  publishedAtOnce: 'Dropped videos: publish immediately',
  draftsFirst: 'Dropped videos: add as drafts',
  /** A lecture will be published at that time. */
  scheduled: 'For {time}',
  uploadCancelled: 'Upload cancelled',
  roleChanged: 'Role: {before} to {after}',
  asRole: 'Role: {role}',
  role: { USER: 'USER', ADMIN: 'ADMIN' },
  email: 'Email: {before} to {after}',
  /** Access was granted until that day. */
  until: 'Until {day}',
  withRefund: 'With a refund of the last payment',
  withoutRefund: 'Without a refund',
  /** What was removed with the demo. `accounts` is a list of email addresses. */
  demo: 'Courses: {courses, number}. Accounts: {accounts}',
  /** The same without accounts. */
  demoCourses: 'Courses: {courses, number}',
  /** Stands for a member whose account was deleted since. */
  deletedAccount: 'A deleted account',
  /** The fields of a course, a lecture or the school's settings, in a list of changes. In English they have their names in the API. */
  field: {
    title: 'title',
    description: 'description',
    category: 'category',
    instructor: 'instructor',
    language: 'language',
    approvalNumber: 'approvalNumber',
    outcomes: 'outcomes',
    audience: 'audience',
    requirements: 'requirements',
    trailer: 'trailer',
    picture: 'picture',
    isFreePreview: 'isFreePreview',
    changeNote: 'changeNote',
    video: 'video',
    poster: 'poster',
    name: 'name',
    accent: 'accent',
    secondColor: 'secondColor',
    typeface: 'typeface',
    contact: 'contact',
    headline: 'headline',
    intro: 'intro',
    about: 'about',
    mentors: 'mentors',
    quotes: 'quotes',
    questions: 'questions',
    imprint: 'imprint',
    privacy: 'privacy',
    terms: 'terms',
    withdrawal: 'withdrawal',
    accessibility: 'accessibility',
    text: 'text',
    url: 'url',
    slug: 'slug',
    place: 'place',
    position: 'position',
    facebook: 'facebook',
    instagram: 'instagram',
    linkedin: 'linkedin',
    twitter: 'twitter',
    youtube: 'youtube',
    logo: 'logo',
    logoDark: 'logoDark',
    icon: 'icon',
    hero: 'hero',
    heroAlt: 'heroAlt',
    film: 'film',
    priceAmount: 'priceAmount',
    currency: 'currency',
    priceTax: 'priceTax',
    refundDays: 'refundDays',
    monthlyNotice: 'monthlyNotice',
    graceDays: 'graceDays',
    trialDays: 'trialDays',
    noticeDays: 'noticeDays',
    renewalConsent: 'renewalConsent',
  },
});

/** A changed field, with its old and new value where they are shown. */
interface ChangedField {
  name: string;
  before?: string | number;
  after?: string | number;
}

/**
 * A detail of an audit entry. Times are ISO 8601. Amounts are in minor units of their currency, but the price among the changed fields is
 * decimal.
 */
export type AuditFact =
  | { kind: 'COURSE'; title: string }
  | { kind: 'CHANGED'; fields: ChangedField[] }
  | { kind: 'CAPTIONS'; language: string; isByMachine: boolean }
  | { kind: 'DRAFT' }
  | { kind: 'LECTURES_AT_ONCE'; isAtOnce: boolean }
  | { kind: 'SCHEDULED'; at: string }
  | { kind: 'UPLOAD_CANCELLED' }
  | { kind: 'ROLE'; before: Role; after: Role }
  | { kind: 'AS_ROLE'; role: Role }
  | { kind: 'EMAIL'; before: string; after: string }
  | { kind: 'UNTIL'; at: string }
  | { kind: 'ENDED'; withRefund: boolean }
  | { kind: 'MONEY'; amount: number; currency: string }
  | { kind: 'DEMO'; courses: number; accounts: string[] };

/** Returns the fact that these fields have changed. */
export const changed = (...names: string[]): AuditFact => ({
  kind: 'CHANGED',
  fields: names.map((name) => ({ name })),
});

const days = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const moments = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'UTC',
    }),
);

/** Returns the display name of a deleted account. */
export const nameOfNobody = (): string => texts.deletedAccount;

/**
 * Returns all facts as text in the current language. Returns `details` if a fact has an unknown kind: a newer version wrote it before a
 * rollback.
 */
export function tellFacts(facts: readonly AuditFact[], details = ''): string {
  const told = facts.map(factText).filter((text) => text !== null);
  if (told.length < facts.length) return details;
  const [first = '', ...others] = told;
  return others.reduce((before, then) => texts.and({ before, then }), first);
}

function factText(fact: AuditFact): string | null {
  switch (fact.kind) {
    case 'COURSE':
      return texts.course({ title: fact.title });
    case 'CHANGED':
      return texts.changed({ fields: formatList(fact.fields.map(tellField)) });
    case 'CAPTIONS': {
      const { language } = fact;
      return fact.isByMachine ? texts.captionsByMachine({ language }) : texts.captions({ language });
    }
    case 'DRAFT':
      return texts.asDraft;
    case 'LECTURES_AT_ONCE':
      return fact.isAtOnce ? texts.publishedAtOnce : texts.draftsFirst;
    case 'SCHEDULED':
      return texts.scheduled({ time: moments().format(new Date(fact.at)) });
    case 'UPLOAD_CANCELLED':
      return texts.uploadCancelled;
    case 'ROLE':
      return texts.roleChanged({ before: texts.role[fact.before], after: texts.role[fact.after] });
    case 'AS_ROLE':
      return texts.asRole({ role: texts.role[fact.role] });
    case 'EMAIL':
      return texts.email({ before: fact.before, after: fact.after });
    case 'UNTIL':
      return texts.until({ day: days().format(new Date(fact.at)) });
    case 'ENDED':
      return fact.withRefund ? texts.withRefund : texts.withoutRefund;
    case 'MONEY':
      return formatMoney(fact);
    case 'DEMO':
      return fact.accounts.length === 0
        ? texts.demoCourses({ courses: fact.courses })
        : texts.demo({ courses: fact.courses, accounts: formatList(fact.accounts) });
    default:
      return null;
  }
}

function tellField({ name, before, after }: ChangedField): string {
  const field = isKnown(name) ? texts.field[name] : name;
  return before === undefined || after === undefined ? field : texts.value({ field, before, after });
}

const isKnown = (name: string): name is keyof typeof texts.field => name in texts.field;
