import { DAY_MS } from '#server/platform/common/durations.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import { customerMail, words, type Recipient, type TaxedPrice } from './letter.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';
import { priceChangeMailTexts } from './price-change-mail-texts.ts';

const reasonOf = ({ school: { name: school } }: Recipient) => paymentMailTexts.hasSubscription({ school });

interface NewPrice extends Recipient {
  oldPrice: TaxedPrice;
  newPrice: TaxedPrice;
  /** The first renewal at the new price. */
  startsAt: Date;
  /** Whether the customer pays less than the price. */
  hasDiscount: boolean;
  announcedAt: Date;
  /** The page that cancels without a login. */
  cancelUrl: string;
}

/** Announces a new price to a subscriber, at least 30 days before the first renewal at it. */
export function newPriceMail(about: NewPrice): MailMessage {
  const { startsAt, hasDiscount, announcedAt, cancelUrl: url } = about;
  const texts = priceChangeMailTexts.announced;
  return customerMail(about, () => {
    const { renewal } = paymentMailTexts;
    const from = day(startsAt);
    const [oldPrice, price] = [words(about.oldPrice), words(about.newPrice)];
    return {
      subject: texts.subject({ day: from, price }),
      preheader: texts.preheader,
      paragraphs: [
        texts.paragraph({ day: from, price, oldPrice }),
        ...(hasDiscount ? [texts.discount] : []),
        texts.choice,
      ],
      // The renewal is charged at an hour of that day, so the day before is the last full one.
      box: { label: renewal.cancelBy, value: day(new Date(startsAt.getTime() - DAY_MS)) },
      facts: [
        { label: texts.oldPrice, value: oldPrice },
        { label: texts.newPrice, value: price },
        { label: texts.from, value: from },
        { label: renewal.noticeOf, value: day(announcedAt) },
      ],
      action: { label: renewal.action, url },
      reason: reasonOf(about),
    };
  });
}

/** Tells a subscriber that an announced price was called off. */
export function priceStaysMail(about: Recipient & { price: TaxedPrice }): MailMessage {
  const texts = priceChangeMailTexts.calledOff;
  return customerMail(about, () => {
    const price = words(about.price);
    return {
      subject: texts.subject,
      preheader: texts.preheader({ price }),
      paragraphs: [texts.paragraph({ price })],
      action: { label: mailTexts.openProfile, url: about.profileUrl },
      reason: reasonOf(about),
    };
  });
}
