import { z } from 'zod';
import { isLanguage } from './languages.ts';
import { limits } from './limits.ts';
import { mentorLimits } from './mentors.ts';
import { currencies, offerLimits, offerMessages } from './offer-settings.ts';
import { priceTaxes } from './price-tax.ts';
import { asciiEmail, EMAIL } from './email-address.ts';
import { atMost, lineAtMost, name, text } from './rules.ts';
import { schoolLimits } from './school.ts';
import { storyLimits } from './school-story.ts';
import { schoolTexts } from './texts/school.ts';
import { languageTexts } from './texts/language.ts';
import { isTypeface } from './typefaces.ts';

const { validation } = schoolTexts;

/** The settings of the school. */
export const schoolRules = z.object({
  // One line, because it is used in email subjects and in names of apps.
  name: z
    .string({ error: () => validation.name })
    .overwrite((typed) => typed.replace(/\s+/g, ' '))
    .pipe(name(schoolLimits.schoolName.max, () => validation.name)),
  language: z
    .string({ error: () => languageTexts.validation.unknown })
    .refine(isLanguage, { error: () => languageTexts.validation.unknown }),
  accent: color(),
  secondColor: color(),
  typeface: z
    .string({ error: () => validation.typeface })
    .refine(isTypeface, { error: () => validation.typeface }),
  // Empty if no contact address is shown.
  contact: atMost(limits.email.max, () => validation.contact)
    .overwrite((address) => asciiEmail(address).toLowerCase())
    .refine((address) => address === '' || EMAIL.test(address), {
      error: () => validation.contact,
    }),
  headline: name(schoolLimits.headline.max, () => validation.headline),
  intro: text(schoolLimits.intro.max, () => validation.intro),
  // In Markdown; empty for the default page.
  about: atMost(schoolLimits.page.max),
  imprint: atMost(schoolLimits.page.max),
  privacy: atMost(schoolLimits.page.max),
  terms: atMost(schoolLimits.page.max),
  withdrawal: atMost(schoolLimits.page.max),
  accessibility: atMost(schoolLimits.page.max),
  // The school's profiles on social networks; empty if there is none.
  facebook: addressAt('Facebook', 'facebook.com', 'fb.com'),
  instagram: addressAt('Instagram', 'instagram.com'),
  linkedin: addressAt('LinkedIn', 'linkedin.com'),
  twitter: addressAt('X', 'x.com', 'twitter.com'),
  youtube: addressAt('YouTube', 'youtube.com'),
});

const priceFault = { error: () => offerMessages.validation.price };
const currencyFault = { error: () => offerMessages.validation.currency };

/** The settings of the school's offer. */
export const offerRules = z.object({
  // In minor units of the currency.
  priceAmount: z
    .int(priceFault)
    .min(offerLimits.priceAmount.min, priceFault)
    .max(offerLimits.priceAmount.max, priceFault),
  currency: z.string(currencyFault).refine((code) => currencies.includes(code), currencyFault),
  priceTax: z.enum(priceTaxes, { error: () => offerMessages.validation.priceTax }),
  refundDays: days(offerLimits.refundDays),
  monthlyNotice: z.boolean({ error: () => offerMessages.validation.monthlyNotice }),
  graceDays: days(offerLimits.graceDays),
  trialDays: days(offerLimits.trialDays),
  noticeDays: days(offerLimits.noticeDays),
  renewalConsent: z.boolean(),
});

/** A text for a preview before it is saved. */
export const previewRules = z.object({ text: atMost(schoolLimits.page.max) });

/** The language of a draft of a legal page. */
export const legalDraftRules = schoolRules.pick({ language: true });

/** A mentor on the about page. */
export const mentorRules = z.object({
  name: name(mentorLimits.name.max, () => validation.mentorName),
  subject: lineAtMost(mentorLimits.subject.max),
  bio: text(mentorLimits.bio.max, () => validation.mentorBio),
});

/** All mentors of a school. */
export const mentorsRules = z.object({
  mentors: z
    .array(mentorRules)
    .max(mentorLimits.count.max, { error: () => validation.mentors({ count: mentorLimits.count.max }) }),
});

/** What a learner says about the school. */
const quoteRules = z.object({
  text: text(storyLimits.quote.max, () => validation.quote),
  name: name(storyLimits.quoteName.max, () => validation.quoteName),
  // The title of a course; empty without one.
  course: lineAtMost(storyLimits.quoteCourse.max),
});

/** A question about the school, with its answer in Markdown. */
const questionRules = z.object({
  question: name(storyLimits.question.max, () => validation.question),
  answer: text(storyLimits.answer.max, () => validation.answer),
});

/** What learners say, and the questions of visitors with their answers. */
export const storyRules = z.object({
  quotes: z
    .array(quoteRules)
    .max(storyLimits.quotes.max, { error: () => validation.quotes({ count: storyLimits.quotes.max }) }),
  questions: z.array(questionRules).max(storyLimits.questions.max, {
    error: () => validation.questions({ count: storyLimits.questions.max }),
  }),
});

/** The alternative text of the picture of the home page; empty if it is only decoration. */
export const heroRules = z.object({ heroAlt: lineAtMost(storyLimits.heroAlt.max) });

/** A colour as `#rrggbb`; empty for the default. */
function color() {
  const error = () => validation.accent;
  return z
    .string({ error })
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, { error });
}

/** A whole number of days within limits. */
function days(within: { min: number; max: number }) {
  const fault = { error: () => offerMessages.validation.days(within) };
  return z.int(fault).min(within.min, fault).max(within.max, fault);
}

/** An empty text, or an https address at one of the hosts of a network. */
function addressAt(network: string, ...hosts: readonly string[]) {
  const isThere = (address: string): boolean => {
    const url = URL.parse(address);
    const host = url?.hostname.replace(/^www\./, '');
    return url?.protocol === 'https:' && !url.username && hosts.some((one) => host === one);
  };
  return atMost(schoolLimits.address.max, () => validation.address({ network })).refine(
    (address) => address === '' || isThere(address),
    { error: () => validation.address({ network }) },
  );
}
