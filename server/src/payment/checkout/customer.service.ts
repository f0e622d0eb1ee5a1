import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { User } from '#server/user/user.entity.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurn } from '#server/payment/stripe/customer-turns.ts';

/** Makes people known to Stripe. */
export class CustomerService {
  constructor(
    private readonly em: EntityManager,
    private readonly stripe: Stripe,
  ) {}

  /**
   * Sees to it that Stripe knows this person, for a caller that has their turn: they are made there once, also when an answer
   * was lost. Throws Stripe's errors.
   */
  async ensure({ userId }: CustomerTurn, user: User): Promise<void> {
    const em = this.em.fork();
    if ((await em.count(Customer, { user: userId })) > 0) return;
    const { id } = (await this.find(user)) ?? (await this.create(user));
    await em.upsert(Customer, { user: userId, stripeCustomerId: id }, { onConflictAction: 'ignore' });
  }

  /**
   * Makes a person known anew whom the school deleted in Stripe's dashboard, for a caller that has their turn. Returns whether
   * that was so. Throws Stripe's errors, also for a customer that Stripe does not know: a key may be another account's.
   */
  async replaceDeleted({ userId }: CustomerTurn, user: User, stripeCustomerId: string): Promise<boolean> {
    if (!(await this.stripe.customers.retrieve(stripeCustomerId)).deleted) return false;
    const { id } = (await this.find(user)) ?? (await this.create(user));
    await this.em.fork().nativeUpdate(Customer, { user: userId, stripeCustomerId }, { stripeCustomerId: id });
    return true;
  }

  /** What an attempt made whose answer was lost. Stripe has no keys for longer than a day. */
  private async find({ id, email }: User): Promise<Stripe.Customer | null> {
    for await (const customer of this.stripe.customers.list({ email, limit: 100 })) {
      if (customer.metadata.userId === id) return customer;
    }
    return null;
  }

  /** Without a key of ours: Stripe would repeat a refusal under it long after its cause was mended. */
  private create({ id, email, fullName }: User): Promise<Stripe.Customer> {
    return this.stripe.customers.create({
      email,
      name: fullName,
      preferred_locales: [currentLanguage()],
      metadata: { userId: id },
    });
  }
}
