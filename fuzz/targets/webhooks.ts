import fc from 'fast-check';
import { Stripe } from 'stripe';
import { registerPaidSubscriber } from '#testing/factories.ts';
import { ask } from '../oracle.ts';
import { WEBHOOK_SECRET } from '../school.ts';
import { defineTarget } from '../target.ts';

const { webhooks } = new Stripe('sk_test_unused');

const TYPES = [
  'checkout.session.completed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'refund.updated',
  'payment_intent.succeeded',
] as const;
const FIELDS = [
  'id',
  'object',
  'customer',
  'subscription',
  'invoice',
  'charge',
  'payment_intent',
  'status',
  'amount',
  'created',
  'items',
  'lines',
  'parent',
  'metadata',
  'client_reference_id',
  'mode',
] as const;

const value = (known: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...known),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('\0', '\ud800', -1, 2 ** 53, null),
  );
const KINDS = [
  'checkout.session',
  'subscription',
  'invoice',
  'charge',
  'refund',
  'dispute',
  'payment_intent',
  'customer',
];
const object = (known: readonly string[]) => {
  const plain = fc.dictionary(fc.constantFrom(...FIELDS), value(known), { maxKeys: 8 });
  const rightly = {
    object: fc.constantFrom(...KINDS),
    id: fc.constantFrom(...known),
    customer: fc.constantFrom(...known),
  };
  const subject = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(plain, value(known)), { maxKeys: 8 }),
      fc.record(rightly),
    )
    .map(([odd, right]) => ({ ...odd, ...right }));
  return fc.oneof({ weight: 9, arbitrary: subject }, plain, value(known));
};
const event = (known: readonly string[]) =>
  fc.record(
    {
      id: fc.oneof({ weight: 9, arbitrary: fc.uuid().map((id) => `evt_${id}`) }, value(known)),
      object: fc.oneof({ weight: 9, arbitrary: fc.constant('event') }, value(known)),
      created: fc.oneof({ weight: 9, arbitrary: fc.nat() }, value(known)),
      livemode: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, value(known)),
      type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...TYPES) }, value(known)),
      data: fc.oneof({ weight: 9, arbitrary: fc.record({ object: object(known) }) }, value(known)),
    },
    { requiredKeys: ['id', 'type', 'created', 'livemode', 'data'] },
  );

/** Events with a valid signature, which proves their origin and not their content. */
export const webhookEvents = defineTarget({
  name: 'webhooks',
  async prepare(school) {
    const { id } = await registerPaidSubscriber(school);
    const rows = await school.sql<{ known: string }>(
      `select stripe_customer_id as known from customers where user_id = $1
       union all select stripe_subscription_id from subscriptions where user_id = $1
       union all select stripe_invoice_id from payments where user_id = $1`,
      [id],
    );
    return { client: school.visitor(), known: rows.map(({ known }) => known) };
  },
  arbitrary: ({ known }) =>
    fc.oneof(
      { weight: 9, arbitrary: event(known).map((fields) => JSON.stringify(fields)) },
      fc.json(),
      fc.string({ unit: 'binary' }),
    ),
  send({ client }, payload) {
    const signature = webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return ask(client, '/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
  },
});
