import { paths } from '#shared/paths.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import type { CancelLinks } from '#server/payment/cancellation/cancel-links.ts';
import { newPriceMail, priceStaysMail } from '#server/payment/mails/price-change.mails.ts';
import { firstRenewal } from '#server/payment/pricing/coming-prices.ts';
import type { PriceChange } from '#server/payment/pricing/price-change.entity.ts';
import { priceTaxFrom } from '#server/payment/stripe/price-tax.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { ToTakeBack, ToTell } from './price-change-rows.ts';

interface Dependencies {
  links: CancelLinks;
  publicUrl: string;
  school: SchoolService;
}

/** Composes the emails of price changes, in the language of each subscriber. */
export class PriceChangeMails {
  constructor(private readonly deps: Dependencies) {}

  /** The email that announces a price, and the first renewal at it. */
  announce(change: PriceChange, row: ToTell, now: Date): { startsAt: Date; mail: MailMessage } {
    const { amount, currency, priceTax } = change;
    const startsAt = firstRenewal(row, now);
    const mail = newPriceMail({
      ...this.recipient(row),
      oldPrice: { amount: { amount: row.oldAmount, currency }, priceTax: taxOf(row) },
      newPrice: { amount: { amount, currency }, priceTax },
      startsAt,
      hasDiscount: row.yearlyAmount !== null && row.yearlyAmount < row.oldAmount,
      announcedAt: now,
      cancelUrl: this.deps.links.linkFor(row.id, startsAt),
    });
    return { startsAt, mail };
  }

  /** The email that an announced price was called off. */
  takeBack({ currency }: PriceChange, row: ToTakeBack): MailMessage {
    const price = { amount: { amount: row.oldAmount, currency }, priceTax: taxOf(row) };
    return priceStaysMail({ ...this.recipient(row), price });
  }

  private recipient(user: Pick<ToTell, 'email' | 'fullName' | 'language' | 'signupLanguage'>) {
    const { school, publicUrl } = this.deps;
    return {
      to: user.email,
      school: school.letterheadFor(user),
      fullName: user.fullName,
      profileUrl: `${publicUrl}${paths.profile}`,
    };
  }
}

const taxOf = ({ taxBehavior }: { taxBehavior: string | null }): PriceTax => priceTaxFrom(taxBehavior);
