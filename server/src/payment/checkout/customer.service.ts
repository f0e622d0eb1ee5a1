import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { User } from '#server/user/user.entity.ts';
import type { StripeAccounts } from '#server/payment/account/stripe-accounts.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurn } from '#server/payment/stripe/customer-turns.ts';
import { unlessMissing } from '#server/payment/stripe/errors.ts';

/** Creates users as customers at Stripe. */
export class CustomerService {
  constructor(
    private readonly em: EntityManager,
    private readonly stripe: Stripe,
    private readonly accounts: Pick<StripeAccounts, 'save'>,
  ) {}

  /**
   * Makes sure that the user is a customer at Stripe. The customer is created once, also after a lost response. The
   * caller holds the user's turn. Throws Stripe's errors.
   */
  async ensure({ userId }: CustomerTurn, user: User): Promise<void> {
    const em = this.em.fork();
    if ((await em.count(Customer, { user: userId })) > 0) return;
    const { id } = (await this.find(user)) ?? (await this.create(user));
    const row = { user: userId, stripeCustomerId: id };
    await this.accounts.save((tx) => tx.upsert(Customer, row, { onConflictAction: 'ignore' }));
  }

  /**
   * Creates the customer again if the school deleted it in the Stripe dashboard, or deleted all test data there. The
   * caller holds the user's turn. Returns whether that was the case. Throws Stripe's errors.
   */
  async replaceDeleted({ userId }: CustomerTurn, user: User): Promise<boolean> {
    const em = this.em.fork();
    const { stripeCustomerId } = await em.findOneOrFail(Customer, { user: userId });
    const customer = await unlessMissing(this.stripe.customers.retrieve(stripeCustomerId));
    if (customer && !customer.deleted) return false;
    const { id } = (await this.find(user)) ?? (await this.create(user));
    await em.nativeUpdate(Customer, { user: userId, stripeCustomerId }, { stripeCustomerId: id });
    return true;
  }

  /** Finds the customer of an attempt whose response was lost. Stripe keeps idempotency keys for a day only. */
  private async find({ id, email }: User): Promise<Stripe.Customer | null> {
    for await (const customer of this.stripe.customers.list({ email, limit: 100 })) {
      if (customer.metadata.userId === id) return customer;
    }
    return null;
  }

  /** Uses no idempotency key, because Stripe would repeat a refusal long after its cause is fixed. */
  private create({ id, email, fullName }: User): Promise<Stripe.Customer> {
    return this.stripe.customers.create({
      email,
      name: fullName,
      preferred_locales: [currentLanguage()],
      metadata: { userId: id },
    });
  }
}
