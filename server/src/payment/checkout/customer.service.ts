import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { User } from '#server/user/user.entity.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { runExclusive } from '#server/payment/stripe/keyed-mutex.ts';
import { hasOtherParameters } from '#server/payment/stripe/errors.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';

/** Makes people known to Stripe. */
export class CustomerService {
  constructor(
    private readonly em: EntityManager,
    private readonly stripe: Stripe,
  ) {}

  /**
   * Sees to it that Stripe knows this person: they are made there once, however often and from however many processes
   * this is called.
   */
  async ensure(user: User): Promise<void> {
    const reader = this.em.fork();
    if (await isKnown(reader, user)) return;
    await runExclusive(user.id, () =>
      reader.transactional(async (em) => {
        // There is no customer's row to lock yet. Nothing else is locked beside this.
        await lockInTransaction(em, `payer_${user.id}`);
        if (await isKnown(em, user)) return;
        const { id } = await this.create(user, `customer_${user.id}`);
        await em.upsert(Customer, { user: user.id, stripeCustomerId: id }, { onConflictAction: 'ignore' });
      }),
    );
  }

  /**
   * Makes a person known anew whom the school deleted in Stripe's dashboard, for somebody who holds the lock on the customer's
   * row. Returns whether that was so. Throws Stripe's errors, also for a customer that Stripe does not know: a key may be
   * another account's.
   */
  async replaceDeleted(em: EntityManager, customer: Customer): Promise<boolean> {
    const { stripeCustomerId: past } = customer;
    if (!(await this.stripe.customers.retrieve(past)).deleted) return false;
    const user = await customer.user.loadOrFail({ em });
    const { id } = await this.create(user, `customer_${user.id}_after_${past}`);
    customer.stripeCustomerId = id;
    return true;
  }

  private async create({ id, email, fullName }: User, idempotencyKey: string): Promise<Stripe.Customer> {
    const fields = { email, name: fullName, metadata: { userId: id } };
    try {
      return await this.stripe.customers.create(fields, { idempotencyKey });
    } catch (error) {
      if (!hasOtherParameters(error)) throw error;
      // The person changed their name or address after a call that broke off. What that one made stays unused.
      const digest = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
      return this.stripe.customers.create(fields, { idempotencyKey: `${idempotencyKey}_${digest}` });
    }
  }
}

async function isKnown(em: EntityManager, { id }: User): Promise<boolean> {
  return (await em.count(Customer, { user: id })) > 0;
}
