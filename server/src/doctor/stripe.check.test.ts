import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import {
  schoolOfAccounts,
  type SchoolOfAccounts,
} from '#server/payment/account/school-of-accounts.test-helper.ts';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import type { TestApp } from '#testing/start-app.ts';
import type { Finding } from './finding.ts';
import { checkStripe } from './stripe.check.ts';
import { ACCOUNT, KEY, startStripeStandIn, type StripeStandIn } from './stripe-stand-in.test-helper.ts';

let school: SchoolOfAccounts;
let app: TestApp;
let stripe: StripeStandIn;
let well: Config;
beforeAll(async () => {
  school = await schoolOfAccounts();
  app = await school.start(ACCOUNT);
  stripe = await startStripeStandIn(app);
  well = { ...app.config, stripe: { ...app.config.stripe, secretKey: KEY } };
});
afterAll(async () => {
  await school.end();
  stripe.close();
});
beforeEach(() => stripe.reset(`${app.config.publicUrl}/webhooks/stripe`));
afterEach(() => controlOf(app).releaseDeliveries());

/** A broken part at Stripe, the state of its finding, and the text. */
const faults: [what: string, state: Finding['state'], says: RegExp, config: () => Config][] = [
  [
    'a price whose product is archived',
    'ATTENTION',
    /^The price of \$499 a year belongs to an archived product/,
    () => {
      for (const { product } of stripe.told.prices) product.active = false;
      return well;
    },
  ],
  [
    'no customer portal',
    'FAULT',
    /^There is no customer portal/,
    () => {
      stripe.told.portals = [];
      return well;
    },
  ],
  [
    'a customer portal without cards',
    'ATTENTION',
    /^The customer portal does not let customers change their card/,
    () => {
      for (const { features } of stripe.told.portals) features.payment_method_update.enabled = false;
      return well;
    },
  ],
  [
    'a customer portal without tax numbers',
    'ATTENTION',
    /^The customer portal does not let customers change the name and the tax number/,
    () => {
      for (const { features } of stripe.told.portals) features.customer_update.allowed_updates = ['name'];
      return well;
    },
  ],
  [
    'automatic tax that is not set up',
    'FAULT',
    /^STRIPE_AUTOMATIC_TAX is on, but Stripe Tax is not/,
    () => {
      stripe.told.tax.status = 'pending';
      return { ...well, stripe: { ...well.stripe, automaticTax: true } };
    },
  ],
  [
    'no endpoint at Stripe',
    'FAULT',
    /^Stripe sends no events to/,
    () => {
      stripe.told.endpoints = [];
      return well;
    },
  ],
  [
    'an endpoint that Stripe has disabled',
    'FAULT',
    /^Stripe has stopped sending/,
    () => {
      for (const endpoint of stripe.told.endpoints) endpoint.status = 'disabled';
      return well;
    },
  ],
  [
    'an endpoint at another address',
    'FAULT',
    /^Stripe sends events to https:\/\/old\.example\/webhooks\/stripe, but not to http/,
    () => {
      for (const endpoint of stripe.told.endpoints) endpoint.url = 'https://old.example/webhooks/stripe';
      return well;
    },
  ],
  [
    'an endpoint that does not receive all events',
    'FAULT',
    /^.* does not receive invoice\.paid, charge\.refunded\.$/,
    () => {
      const missing = ['invoice.paid', 'charge.refunded'];
      const events = HANDLED_EVENTS.filter((type) => !missing.includes(type));
      for (const endpoint of stripe.told.endpoints) endpoint.enabled_events = events;
      return well;
    },
  ],
  [
    'events that do not arrive',
    'FAULT',
    /^The event evt_\w+ did not arrive at .* within 0 seconds/,
    () => {
      controlOf(app).holdDeliveries();
      stripe.told.deliveries = 'held';
      return well;
    },
  ],
  [
    'the signing secret of another endpoint',
    'FAULT',
    /^The event evt_\w+ arrived but was refused: STRIPE_WEBHOOK_SECRET does not match/,
    () => {
      controlOf(app).holdDeliveries();
      stripe.told.deliveries = 'signed with another secret';
      return well;
    },
  ],
  [
    'a key of another account',
    'FAULT',
    /^The key belongs to another Stripe account or mode/,
    () => {
      stripe.told.account.id = 'acct_other';
      return well;
    },
  ],
  [
    'a wrong clock',
    'FAULT',
    /^The clocks of this machine and Stripe differ/,
    () => {
      stripe.told.date = new Date(Date.now() - 10 * 60_000);
      return well;
    },
  ],
];

it.each(faults)('reports %s', async (_what, state, says, configOf) => {
  const config = configOf();
  const eventMs = stripe.told.deliveries === 'held' ? 1 : undefined;
  const findings = await checkStripe(config, config.databaseUrl, { address: stripe.address, eventMs });
  const found = findings.filter((one) => one.state === state).map(({ text }) => text);
  expect(found).toContainEqual(expect.stringMatching(says));
  for (const one of findings) expect(one.remedy === undefined).toBe(one.state === 'WELL');
});

it('reports an offer with added tax that Stripe does not add', async () => {
  await app.sql(`update school_settings set "values" = "values" || '{"priceTax": "ADDED"}'`);
  const said = async (automaticTax: boolean) => {
    const config = { ...well, stripe: { ...well.stripe, automaticTax } };
    return (await checkStripe(config, well.databaseUrl, { address: stripe.address })).map(({ text }) => text);
  };
  const missing = /^The offer says that tax is added at checkout, but STRIPE_AUTOMATIC_TAX/m;
  expect((await said(false)).join('\n')).toMatch(missing);
  expect((await said(true)).join('\n')).not.toMatch(missing);
  await app.sql(`update school_settings set "values" = "values" - 'priceTax'`);
});

it('finds no problems in a healthy account', async () => {
  const findings = await checkStripe(well, well.databaseUrl, { address: stripe.address });
  expect(findings.map(({ state }) => state)).toEqual(['WELL', 'WELL', 'WELL', 'WELL', 'WELL']);
  expect(findings.map(({ text }) => text)).toContain('The price of $499 a year is active.');
});
