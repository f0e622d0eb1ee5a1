import type { EntityManager } from '@mikro-orm/postgresql';
import { paths } from '#shared/paths.ts';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';
import type { AccountOfKey, RecordedAccount } from '#server/payment/account/account-of-key.ts';
import type { StripeAccount } from '#server/payment/account/stripe-account.entity.ts';
import { otherStripeAccountMail } from '#server/payment/mails/operator.mails.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { PaymentNotices } from './payment-notices.ts';

interface Dependencies extends Pick<Common, 'publicUrl' | 'school'> {
  notices: PaymentNotices;
}

/** Mails the operator once for each change that the key is of another account than the one in use. */
export function tellOfOtherAccount({ notices, publicUrl, school }: Dependencies) {
  return async (em: EntityManager, key: AccountOfKey, inUse: StripeAccount): Promise<void> => {
    const subject = `${key.account} ${key.livemode} ${inUse.id} ${inUse.usedSince.toISOString()}`;
    const url = `${publicUrl}${paths.dashboard}`;
    const mail = otherStripeAccountMail(
      school,
      () => nameOf(key),
      () => nameOf(inUse),
      url,
    );
    await notices.once(em, 'operator-stripe-account', subject, mail);
  };
}

/** The account's ID with its mode. */
function nameOf({ account, livemode }: RecordedAccount): string {
  const { live, test, unknown } = stripeAccountTexts;
  if (livemode == null) return unknown;
  return (livemode ? live : test)({ account: account ?? unknown });
}
