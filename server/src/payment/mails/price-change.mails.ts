import { DAY_MS } from '#server/platform/common/durations.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { words, type Recipient, type TaxedPrice } from './mail-text.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';
import { priceChangeMailTexts } from './price-change-mail-texts.ts';

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
export function newPriceMail(about: NewPrice): MailContent {
  const { school, fullName, startsAt, hasDiscount, announcedAt, cancelUrl } = about;
  const texts = priceChangeMailTexts.announced;
  const { renewal } = paymentMailTexts;
  return composeMail(school, () => {
    const from = day(startsAt);
    const [oldPrice, newPrice] = [words(about.oldPrice), words(about.newPrice)];
    return {
      subject: texts.subject({ day: from, price: newPrice }),
      preheader: texts.preheader,
      greeting: greeting(fullName),
      paragraphs: [
        texts.paragraph({ day: from, price: newPrice, oldPrice }),
        ...(hasDiscount ? [texts.discount] : []),
        texts.choice,
      ],
      // The renewal is charged at an hour of that day, so the day before is the last full one.
      box: { label: renewal.cancelBy, value: day(new Date(startsAt.getTime() - DAY_MS)) },
      facts: [
        { label: texts.oldPrice, value: oldPrice },
        { label: texts.newPrice, value: newPrice },
        { label: texts.from, value: from },
        { label: renewal.noticeOf, value: day(announcedAt) },
      ],
      action: { label: renewal.action, url: cancelUrl },
      reason: paymentMailTexts.hasSubscription({ school: school.name }),
    };
  });
}

interface KeptPrice extends Recipient {
  price: TaxedPrice;
}

/** Tells a subscriber that an announced price was called off. */
export function priceStaysMail({ school, fullName, profileUrl, price }: KeptPrice): MailContent {
  const texts = priceChangeMailTexts.calledOff;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader({ price: words(price) }),
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph({ price: words(price) })],
    action: { label: mailTexts.openProfile, url: profileUrl },
    reason: paymentMailTexts.hasSubscription({ school: school.name }),
  }));
}
