// @slow sandbox server/src/payment
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callApi,
  createCheckout,
  createYearlyPrice,
  referenceId,
  removeFile,
  SECRET_KEY,
  startTestBench,
  type TestBench,
} from './test-bench.test-helper.ts';

let bench: TestBench;

beforeAll(async () => {
  bench = await startTestBench();
});

afterAll(async () => {
  await bench.close();
  await removeFile(bench.file);
});

describe('access', () => {
  it('refuses wrong and missing keys', async () => {
    const other = new Stripe('sk_test_other_key', { ...bench.sandbox.sdkConfig, maxNetworkRetries: 0 });

    await expect(other.customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: 'Invalid API Key provided: sk_test_********_key',
    });
    const none = await callApi(bench, 'GET', '/v1/customers', { headers: { Authorization: '' } });
    expect(none.status).toBe(401);
  });

  it('accepts the key as the user of basic authentication', async () => {
    const credentials = Buffer.from(`${SECRET_KEY}:`).toString('base64');

    const response = await callApi(bench, 'GET', '/v1/customers', {
      headers: { Authorization: `Basic ${credentials}` },
    });

    expect(response.status).toBe(200);
  });

  it('supports only the API version of the SDK', async () => {
    const old = await callApi(bench, 'GET', '/v1/customers', { headers: { 'Stripe-Version': '2024-06-20' } });
    const current = await callApi(bench, 'GET', '/v1/customers', {
      headers: { 'Stripe-Version': Stripe.API_VERSION },
    });

    expect(old.status).toBe(400);
    expect(await old.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect(current.headers.get('stripe-version')).toBe(Stripe.API_VERSION);
    expect(current.headers.get('request-id')).toMatch(/^req_[0-9A-Za-z]{14}$/);
  });
});

describe('errors', () => {
  it('names an unknown URL', async () => {
    const error: unknown = await bench.stripe
      .rawRequest('GET', '/v1/terminal/readers')
      .catch((raised: unknown) => raised);

    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      rawType: 'invalid_request_error',
    });
    expect(error).toHaveProperty(
      'message',
      expect.stringContaining('Unrecognized request URL (GET: /v1/terminal/readers).'),
    );
  });

  it('distinguishes a missing object in the URL (404) from one in a parameter (400)', async () => {
    await expect(bench.stripe.customers.retrieve('cus_unknown')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_unknown'",
      doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    });
    await expect(createCheckout(bench.stripe, { customer: 'cus_unknown' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
  });

  it.each([
    ['an unknown parameter', '/v1/customers', 'nickname=Ada', 'parameter_unknown', 'nickname'],
    [
      'an unknown nested parameter',
      '/v1/prices',
      'recurring[trial]=1',
      'parameter_unknown',
      'recurring[trial]',
    ],
    ['a missing parameter', '/v1/products', '', 'parameter_missing', 'name'],
    ['an empty parameter', '/v1/products', 'name=', 'parameter_invalid_empty', 'name'],
    [
      'an invalid number',
      '/v1/prices',
      'currency=usd&unit_amount=4.5',
      'parameter_invalid_integer',
      'unit_amount',
    ],
    [
      'a number out of bounds',
      '/v1/prices',
      'currency=usd&unit_amount=-1',
      'parameter_invalid_integer',
      'unit_amount',
    ],
    ['an invalid email address', '/v1/customers', 'email=ada', 'email_invalid', 'email'],
    [
      'a nested missing parameter',
      '/v1/checkout/sessions',
      'mode=subscription&success_url=http://a.example&line_items[0][quantity]=1',
      'parameter_missing',
      'line_items[0][price]',
    ],
    [
      'a link that is not a web address',
      '/v1/checkout/sessions',
      'mode=subscription&success_url=javascript:alert(1)&line_items[0][price]=p&line_items[0][quantity]=1',
      'url_invalid',
      'success_url',
    ],
  ])('refuses %s', async (_case, path, body, code, param) => {
    const response = await callApi(bench, 'POST', path, { body });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
  });

  it.each([
    ['a choice that does not exist', '/v1/prices', 'currency=usd&unit_amount=1&recurring[interval]=decade'],
    ['an unknown currency', '/v1/prices', 'currency=xxq&unit_amount=1'],
    [
      'text where a list belongs',
      '/v1/checkout/sessions',
      'mode=subscription&success_url=http://a.example&line_items=1',
    ],
    ['a name that contradicts another', '/v1/customers', 'metadata[a]=1&metadata[a][b]=2'],
    ['an unreadable name', '/v1/customers', 'metadata[a=1'],
    ['a record in place of text', '/v1/customers', 'name[first]=Ada'],
  ])('refuses %s', async (_case, path, body) => {
    const response = await callApi(bench, 'POST', path, { body });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('limits the times and prices of checkouts as Stripe does', async () => {
    const { stripe } = bench;
    const now = Math.floor(Date.now() / 1000);
    const price = await createYearlyPrice(stripe);
    const once = await stripe.prices.create({
      product: referenceId(price.product),
      currency: 'usd',
      unit_amount: 100,
    });
    await stripe.prices.update(price.id, { active: false });

    await expect(createCheckout(stripe, { expires_at: now + 60 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    await expect(createCheckout(stripe, { expires_at: now + 90_000 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    for (const { id } of [price, once]) {
      await expect(
        createCheckout(stripe, { line_items: [{ price: id, quantity: 1 }] }),
      ).rejects.toMatchObject({
        statusCode: 400,
        param: 'line_items[0][price]',
      });
    }
  });
});

describe('parameters', () => {
  it('reads nested names, lists and metadata, and merges and clears metadata', async () => {
    const { stripe } = bench;
    const customer = await stripe.customers.create({
      email: 'grace@example.com',
      preferred_locales: ['en', 'de'],
      metadata: { a: '1', b: 'two & three = [four]', __proto__x: 'kept' },
    });
    expect(customer.preferred_locales).toEqual(['en', 'de']);

    const merged = await stripe.customers.update(customer.id, { name: 'Grace', metadata: { a: '', c: '3' } });
    expect(merged).toMatchObject({ email: 'grace@example.com', name: 'Grace' });
    expect(merged.metadata).toEqual({ b: 'two & three = [four]', __proto__x: 'kept', c: '3' });

    const cleared = await stripe.customers.update(customer.id, { metadata: '' });
    expect(cleared.metadata).toEqual({});
  });

  it('finds customers by email and prices by lookup key', async () => {
    const { stripe } = bench;
    const customer = await stripe.customers.create({ email: 'find@example.com' });
    const product = await stripe.products.create({ name: 'Course bundle' });
    const fields = { product: product.id, currency: 'eur', unit_amount: 100, lookup_key: 'yearly' };
    const first = await stripe.prices.create(fields);

    const customers = await stripe.customers.list({ email: 'find@example.com' });
    expect(customers.data.map(({ id }) => id)).toEqual([customer.id]);
    await expect(stripe.prices.create(fields)).rejects.toMatchObject({ param: 'lookup_key' });

    const second = await stripe.prices.create({ ...fields, unit_amount: 200, transfer_lookup_key: true });
    const prices = await stripe.prices.list({
      lookup_keys: ['yearly'],
      active: true,
      expand: ['data.product'],
    });
    expect(prices.data.map(({ id }) => id)).toEqual([second.id]);
    expect(prices.data[0]?.product).toMatchObject({ name: 'Course bundle' });
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it('rolls back a failed call completely', async () => {
    const { stripe, receiver } = bench;
    const product = await stripe.products.create({ name: 'Undone' });
    const fields = { currency: 'usd', unit_amount: 100, lookup_key: 'undone', transfer_lookup_key: true };
    const price = await stripe.prices.create({ ...fields, product: product.id });

    await expect(stripe.prices.create({ ...fields, product: 'prod_unknown' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'product',
    });

    expect((await stripe.prices.retrieve(price.id)).lookup_key).toBe('undone');
    const last = await stripe.customers.create();
    await receiver.until(() =>
      receiver.events.some(({ data }) => 'id' in data.object && data.object.id === last.id),
    );
    expect(receiver.types.slice(-3)).toEqual(['product.created', 'price.created', 'customer.created']);
  });

  it('refuses to expand fields that cannot be expanded or are nested too deeply', async () => {
    const { stripe } = bench;
    const session = await createCheckout(stripe);

    await expect(stripe.checkout.sessions.retrieve(session.id, { expand: ['nonsense'] })).rejects.toThrow(
      'This property cannot be expanded (nonsense).',
    );
    await expect(
      stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription.nonsense'] }),
    ).rejects.toThrow('This property cannot be expanded (nonsense).');
    await expect(stripe.checkout.sessions.list({ expand: ['customer'] })).rejects.toThrow(
      'This property cannot be expanded (customer).',
    );
    await expect(
      stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data.payment'] }),
    ).rejects.toThrow('You cannot expand more than 4 levels of a property.');
  });

  it('pages through the lines of a checkout', async () => {
    const { stripe } = bench;
    const prices = await Promise.all([createYearlyPrice(stripe), createYearlyPrice(stripe)]);
    const session = await createCheckout(stripe, {
      line_items: prices.map(({ id }) => ({ price: id, quantity: 2 })),
    });

    const first = await stripe.checkout.sessions.listLineItems(session.id, { limit: 1 });
    const second = await stripe.checkout.sessions.listLineItems(session.id, {
      limit: 1,
      starting_after: first.data[0]?.id,
    });

    expect([first.has_more, second.has_more]).toEqual([true, false]);
    expect([...first.data, ...second.data].map(({ price }) => price?.id)).toEqual(prices.map(({ id }) => id));
    expect(session.amount_total).toBe(4 * 49_900);
  });
});
