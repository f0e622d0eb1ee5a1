import type { EntityManager } from '@mikro-orm/postgresql';
import { paths } from '#shared/paths.ts';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';
import type { AccountOfKey, RecordedAccount } from '#server/payment/account/account-of-key.ts';
import type { StripeAccount } from '#server/payment/account/stripe-account.entity.ts';
import { otherStripeAccountMail } from '#server/payment/mails/operator.mails.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { PaymentNotices } from './payment-notices.ts';

interface Dependencies {
  notices: PaymentNotices;
  publicUrl: string;
  school: SchoolService;
}

/** Mails the operator once for each change that the key is of another account than the one in use. */
export function tellOfOtherAccount({ notices, publicUrl, school }: Dependencies) {
  return async (em: EntityManager, key: AccountOfKey, inUse: StripeAccount): Promise<void> => {
    const subject = `${key.account} ${key.livemode} ${inUse.id} ${inUse.usedSince.toISOString()}`;
    await notices.once(em, 'operator-stripe-account', subject, {
      to: school.contactAddress,
      ...otherStripeAccountMail({
        school: school.current,
        keyAccount: () => nameOf(key),
        formerAccount: () => nameOf(inUse),
        dashboardUrl: `${publicUrl}${paths.dashboard}`,
      }),
    });
  };
}

/** The account's ID with its mode. */
function nameOf({ account, livemode }: RecordedAccount): string {
  const { live, test, unknown } = stripeAccountTexts;
  if (livemode == null) return unknown;
  return (livemode ? live : test)({ account: account ?? unknown });
}
