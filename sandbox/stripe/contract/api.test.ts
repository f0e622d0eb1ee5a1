// @slow sandbox server/src/payment
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StripeProvider } from './provider.test-helper.ts';
import { CONTRACT_TIMEOUT, PROVIDERS } from './providers.test-helper.ts';

const CUSTOMERS = 5;

describe.each(PROVIDERS)('the API of $name', { timeout: CONTRACT_TIMEOUT }, ({ open }) => {
  let provider: StripeProvider;
  let stripe: Stripe;

  beforeAll(async () => {
    provider = await open();
    ({ stripe } = provider);
  }, CONTRACT_TIMEOUT);

  afterAll(() => provider.close(), CONTRACT_TIMEOUT);

  describe('customers', () => {
    it('can be created, updated, found and deleted', async () => {
      const email = `${randomUUID()}@example.com`;
      const made = await stripe.customers.create({ email, name: 'Ada', metadata: { user: '1', old: 'x' } });
      expect(made).toMatchObject({ object: 'customer', email, name: 'Ada', livemode: false, balance: 0 });

      const changed = await stripe.customers.update(made.id, {
        name: 'Grace',
        metadata: { user: '2', old: '' },
      });
      expect(changed).toMatchObject({ id: made.id, email, name: 'Grace' });
      expect(changed.metadata).toEqual({ user: '2' });
      expect((await stripe.customers.list({ email })).data.map(({ id }) => id)).toEqual([made.id]);

      expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
      expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, deleted: true });
      expect((await stripe.customers.list({ email })).data).toEqual([]);
      await expect(stripe.customers.update(made.id, { name: 'Gone' })).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
      });
    });

    it('save a card that can be charged, and one that cannot', async () => {
      const { id: customer } = await stripe.customers.create();

      const visa = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });

      expect(visa).toMatchObject({ type: 'card', customer, card: { brand: 'visa', last4: '4242' } });
      expect(failing).toMatchObject({ customer, card: { last4: '0341' } });
      const kept = await stripe.paymentMethods.list({ customer, type: 'card' });
      expect(kept.data.map(({ id }) => id)).toEqual([failing.id, visa.id]);

      await stripe.paymentMethods.detach(visa.id);
      expect((await stripe.paymentMethods.retrieve(visa.id)).customer).toBeNull();
      await stripe.customers.del(customer);
    });
  });

  describe('idempotency keys', () => {
    it('make one object of two calls, and mark the repeated response', async () => {
      const idempotencyKey = randomUUID();
      const create = () => stripe.customers.create({ name: 'Once' }, { idempotencyKey });

      const first = await create();
      const second = await create();

      expect(second.id).toBe(first.id);
      expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
      expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
      await stripe.customers.del(first.id);
    });

    it('belong to the parameters they were first used with', async () => {
      const idempotencyKey = randomUUID();
      const { id } = await stripe.customers.create({ name: 'One' }, { idempotencyKey });

      await expect(stripe.customers.create({ name: 'Another' }, { idempotencyKey })).rejects.toMatchObject({
        type: 'StripeIdempotencyError',
        statusCode: 400,
      });
      await stripe.customers.del(id);
    });
  });

  describe('errors', () => {
    it('distinguish a missing object in the URL from one in a parameter', async () => {
      await expect(stripe.subscriptions.retrieve('sub_unknown')).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        statusCode: 404,
        code: 'resource_missing',
      });
      await expect(stripe.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'resource_missing',
        param: 'payment_intent',
      });
    });

    it('name the invalid parameter', async () => {
      const unknown = stripe.rawRequest('POST', '/v1/customers', { nickname: 'Ada' });
      await expect(unknown).rejects.toMatchObject({
        statusCode: 400,
        code: 'parameter_unknown',
        param: 'nickname',
      });
      const missing = stripe.rawRequest('POST', '/v1/products', {});
      await expect(missing).rejects.toMatchObject({
        statusCode: 400,
        code: 'parameter_missing',
        param: 'name',
      });
    });
  });

  describe('events', () => {
    it('are listed newest first, page by page', async () => {
      const customers: string[] = [];
      for (let index = 0; index < CUSTOMERS; index += 1) {
        customers.push((await stripe.customers.create({ name: `Customer ${index}` })).id);
      }
      // Other users of the account create customers too.
      const subjects = async () => {
        const { data } = await stripe.events.list({ type: 'customer.created', limit: 100 });
        const ids = data.map((event) => ('id' in event.data.object ? String(event.data.object.id) : ''));
        return ids.filter((id) => customers.includes(id));
      };

      await expect.poll(subjects, { interval: 1000 }).toEqual(customers.toReversed());

      const page = async (cursor: Stripe.EventListParams) => {
        const { data, has_more: hasMore } = await stripe.events.list({
          type: 'customer.created',
          limit: 2,
          ...cursor,
        });
        return { ids: data.map(({ id }) => id), hasMore };
      };
      const first = await page({});
      const second = await page({ starting_after: first.ids[1] });
      const back = await page({ ending_before: second.ids[0] });
      expect(first.hasMore).toBe(true);
      expect(new Set([...first.ids, ...second.ids]).size).toBe(4);
      expect(back.ids).toEqual(first.ids);
      for (const id of customers) await stripe.customers.del(id);
    });
  });

  describe('hosted pages', () => {
    it('take a payer to the billing portal and back', async () => {
      const { id: customer } = await stripe.customers.create();

      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: 'https://school.example/profile',
        ...provider.portal,
      });

      expect(session).toMatchObject({
        object: 'billing_portal.session',
        customer,
        return_url: 'https://school.example/profile',
        livemode: false,
      });
      expect(session.url).toMatch(/^https?:\/\//);
      await stripe.customers.del(customer);
    });

    it('offer a checkout until it expires', async () => {
      const product = await stripe.products.create({ name: 'Contract' });
      const price = await stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: 49_900,
        recurring: { interval: 'year' },
      });
      const open = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: 'https://school.example/success?session_id={CHECKOUT_SESSION_ID}',
        metadata: { checkout: '1' },
      });
      expect(open).toMatchObject({
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: 49_900,
        currency: 'usd',
        subscription: null,
        metadata: { checkout: '1' },
      });
      expect(open.url).toMatch(/^https?:\/\//);

      const expired = await stripe.checkout.sessions.expire(open.id);
      expect(expired).toMatchObject({ id: open.id, status: 'expired', url: null });
      await expect(stripe.checkout.sessions.expire(open.id)).rejects.toMatchObject({ statusCode: 400 });
      await stripe.products.update(product.id, { active: false });
    });

    it('send an event when a checkout without items and customer expires', async () => {
      const open = await stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'usd',
        success_url: 'https://school.example/',
      });
      expect(open).toMatchObject({ mode: 'setup', amount_total: null, customer: null, status: 'open' });
      await stripe.checkout.sessions.expire(open.id);
      const told = async () => {
        const created = { gte: open.created };
        const { data } = await stripe.events.list({ type: 'checkout.session.expired', created });
        return data.map((event) => event.data.object);
      };
      await expect.poll(told).toContainEqual(expect.objectContaining({ id: open.id, customer: null }));
    });
  });
});
