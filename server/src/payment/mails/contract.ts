import { paths } from '#shared/paths.ts';
import type { Money } from '#shared/money.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import type { Letterhead, MailParts } from '#server/platform/mail/mail-layout.ts';
import { price } from './letter.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

/** What a buyer agreed to, as the first email about a subscription confirms it. */
export interface Contract {
  boughtAt: Date;
  renewsAt: Date;
  /** The yearly price. */
  price: Money;
  priceTax: PriceTax;
  refundDays: number;
  /** The page that cancels without a login. */
  cancelUrl: string;
  publicUrl: string;
  /** The school's address for declarations. */
  contact: string;
  /** The terms as agreed, in Markdown; null if the buyer was shown none. */
  terms: { changedAt: Date; text: string } | null;
}

/**
 * The parts of an email that confirm a contract on a durable medium: renewal, price, cancelling, refund, the model
 * withdrawal form of directive 2011/83/EU (Annex I B), and the terms.
 */
export function contractParts(
  contract: Contract,
  { name }: Letterhead,
): Required<Pick<MailParts, 'facts' | 'sections'>> {
  const texts = paymentMailTexts.contract;
  const { refundDays, terms, publicUrl } = contract;
  const bought = day(contract.boughtAt);
  return {
    facts: [
      { label: texts.renewsOn, value: day(contract.renewsAt) },
      {
        label: texts.renewalPrice,
        value: texts.eachYear({ price: price(contract.price, contract.priceTax) }),
      },
    ],
    sections: [
      {
        title: texts.cancel.title,
        text: texts.cancel.text({ link: contract.cancelUrl, page: `${publicUrl}${paths.cancel}` }),
      },
      ...(refundDays > 0
        ? [
            {
              title: texts.refund.title,
              text: [
                texts.refund.text({ days: refundDays, page: `${publicUrl}${paths.withdraw}` }),
                texts.refund.form({ school: name, contact: contract.contact, day: bought }),
              ].join('\n\n'),
            },
          ]
        : []),
      ...(terms ? [{ title: texts.terms({ day: day(terms.changedAt) }), text: terms.text }] : []),
    ],
  };
}
