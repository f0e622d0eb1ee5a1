import { newId } from '#server/platform/common/identifier.ts';
import type { TestApp } from '#testing/start-app.ts';

/** Inserts payment rows as the synchronization would, for tests that only read. Times are unset unless given. */
export function paymentRows(app: TestApp) {
  const insert = async (table: string, row: Record<string, unknown>): Promise<void> => {
    const columns = Object.keys(row);
    const places = columns.map((_column, index) => `$${index + 1}`);
    await app.sql(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  };
  return {
    async customer(userId: string): Promise<string> {
      const id = `cus_${newId()}`;
      await insert('customers', { user_id: userId, stripe_customer_id: id });
      return id;
    },
    async subscription(userId: string, row: Record<string, unknown> = {}) {
      const id = newId();
      const stripeId = `sub_${id}`;
      await insert('subscriptions', {
        id,
        created_at: new Date(),
        user_id: userId,
        stripe_subscription_id: stripeId,
        stripe_status: 'active',
        current_period_end: new Date(),
        cancel_at_period_end: false,
        ...row,
      });
      return { id, stripeId };
    },
    async payment(userId: string | null, row: Record<string, unknown> = {}): Promise<string> {
      const id = newId();
      await insert('payments', {
        id,
        created_at: new Date(),
        user_id: userId,
        stripe_invoice_id: `in_${id}`,
        amount: 49_900,
        currency: 'usd',
        paid_at: new Date(),
        ...row,
      });
      return id;
    },
    async refund(paymentId: string, row: Record<string, unknown> = {}) {
      const id = newId();
      const stripeId = `re_${id}`;
      await insert('refunds', {
        id,
        created_at: new Date(),
        payment_id: paymentId,
        stripe_refund_id: stripeId,
        amount: 49_900,
        state: 'SUCCEEDED',
        requested_at: new Date(),
        ...row,
      });
      return { id, stripeId };
    },
    async request(subscriptionId: string, row: Record<string, unknown> = {}): Promise<string> {
      const id = newId();
      await insert('intents', {
        id,
        created_at: new Date(),
        subscription_id: subscriptionId,
        kind: 'AT_ONCE',
        with_refund: false,
        cause: 'PERSON',
        ...row,
      });
      return id;
    },
    async checkout(userId: string, row: Record<string, unknown> = {}) {
      const id = newId();
      const stripeId = `cs_${id}`;
      await insert('checkouts', {
        id,
        created_at: new Date(),
        user_id: userId,
        stripe_session_id: stripeId,
        ...row,
      });
      return { id, stripeId };
    },
    async grant(userId: string, row: Record<string, unknown>): Promise<void> {
      await insert('access_grants', { id: newId(), created_at: new Date(), user_id: userId, ...row });
    },
    /** A processed event about an object. */
    async event(
      stripeCustomerId: string | null,
      type: string,
      data: { object: object; previous_attributes?: object },
      row: Record<string, unknown> = {},
    ): Promise<string> {
      const id = `evt_${newId()}`;
      await insert('stripe_events', {
        id,
        type,
        payload: JSON.stringify({ id, type, data }),
        stripe_customer_id: stripeCustomerId,
        occurred_at: new Date(),
        received_at: new Date(),
        state: 'PROCESSED',
        ...row,
      });
      return id;
    },
    async reconciliation(row: Record<string, unknown> = {}): Promise<string> {
      const id = newId();
      await insert('reconciliations', { id, created_at: new Date(), differences: '[]', ...row });
      return id;
    },
  };
}
