import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { paymentMessages } from '#shared/payment.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { defineRoute } from './define-route.ts';
import { presentPayment } from './presenters.ts';
import { id, message, monthlyCounts, pageInfoShape, pageSize, paymentShape } from './shapes.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const month = z.int();

/** `/api/v1/payments`: the subscription over REST. */
export const paymentRoutes = [
  defineRoute({
    operations: { GET: 'stripeKey' },
    path: '/payments/stripe-key',
    tag: 'Payments',
    summary: 'Get the public key of the card provider',
    access: Access.PUBLIC,
    area: Area.PAYMENTS,
    isChange: false,
    answer: z.object({
      key: z
        .string()
        .nullable()
        .meta({ description: 'Null if none is configured.', examples: ['pk_live_…'] }),
    }),
    handle: async ({ services }) => ({ key: services.payments.plan().publishableKey }),
  }),

  defineRoute({
    operations: { POST: 'subscribe' },
    path: '/payments/subscribe',
    tag: 'Payments',
    summary: 'Open a checkout for the yearly subscription',
    description: 'Send the payer to `url`. They come back to the school with `session_id` in the address.',
    access: Access.USER,
    area: Area.PAYMENTS,
    isChange: true,
    answer: z.object({
      id: z.string().meta({
        description: 'Id of the checkout; the payer returns with it as `session_id`.',
        examples: ['cs_test_a1b2c3'],
      }),
      url: z.string().meta({
        description: 'Page to send the payer to.',
        examples: ['https://checkout.stripe.com/c/pay/cs_test_a1b2c3'],
      }),
    }),
    errors: ['CONFLICT'],
    async handle({ services, actor }) {
      const checkout = await services.checkouts.start(actor);
      return { id: checkout.id, url: checkout.url };
    },
  }),

  defineRoute({
    operations: { GET: 'getSubscription', POST: 'getSubscriptionByPost' },
    path: '/payments/get-subscription',
    tag: 'Payments',
    summary: 'Look up the subscription of a checkout',
    description:
      'Updates the subscription first, so that it works without waiting for an event of the card provider.',
    access: Access.USER,
    area: Area.PAYMENTS,
    isChange: true,
    query: z.object({
      session_id: z
        .string({ error: () => messages.badRequest })
        .min(1, { error: () => messages.badRequest })
        .meta({ description: 'The checkout.', examples: ['cs_test_a1b2c3'] }),
    }),
    answer: z.object({
      subscriptionId: id.nullable().meta({ description: 'Null until the payment is confirmed.' }),
    }),
    errors: ['NOT_FOUND'],
    async handle({ services, actor, query }) {
      const { subscriptionId } = await services.checkouts.confirm(actor, query.session_id);
      return { subscriptionId };
    },
  }),

  defineRoute({
    operations: { POST: 'verifySubscription' },
    path: '/payments/verify',
    tag: 'Payments',
    summary: 'Verify that a subscription is active',
    access: Access.USER,
    area: Area.PAYMENTS,
    isChange: true,
    body: z.object({ subscription_id: id.meta({ description: 'Id from `get-subscription`.' }) }),
    answer: z.object({ message: message(() => paymentMessages.success.confirmSubscription) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ services, actor, body }) {
      await services.payments.verify(actor, body.subscription_id);
      return { message: paymentMessages.success.confirmSubscription };
    },
  }),

  defineRoute({
    operations: { GET: 'unsubscribe', POST: 'unsubscribeByPost' },
    path: '/payments/unsubscribe',
    tag: 'Payments',
    summary: 'Cancel the subscription',
    description:
      'Within the refund window, the payment is refunded in full and access ends immediately. After that, the subscription ends with the paid year. If the card provider cannot be reached, the request is saved and completed automatically; the message says so.',
    access: Access.USER,
    area: Area.PAYMENTS,
    isChange: true,
    answer: z.object({ message: message(() => paymentMessages.success.cancelSubscription) }),
    errors: ['CONFLICT'],
    async handle({ services, actor }) {
      const { isDone } = await services.cancellation.cancel(actor);
      return { message: isDone ? paymentMessages.success.cancelSubscription : paymentMessages.noted };
    },
  }),

  defineRoute({
    operations: { GET: 'payments' },
    path: '/payments',
    tag: 'Payments',
    summary: 'List payments, newest first, with monthly counts of this year',
    access: Access.ADMIN,
    area: Area.PAYMENTS,
    isChange: false,
    query: z.object({
      first: pageSize(limits.pageSize.max).optional().meta({ description: 'Number of entries.' }),
      after: z.string().optional().meta({ description: 'Cursor of the entry after which the page begins.' }),
      count: pageSize(limits.pageSize.max).meta({ description: 'The same as `first`.' }),
    }),
    answer: z.object({
      message: message(() => paymentMessages.success.loadPayments),
      allPayments: z.array(paymentShape),
      totalCount: z.int().meta({ description: 'Number of all payments.' }),
      pageInfo: pageInfoShape,
      finalMonths: z
        .object(Object.fromEntries(MONTHS.map((name) => [name, month])) as Record<MonthName, typeof month>)
        .meta({ description: 'Number of payments in each month of this year, UTC.' }),
      monthlySalesRecord: monthlyCounts,
    }),
    async handle({ services, actor, query }) {
      const { first = query.count, after } = query;
      const { page, monthlyCounts: months } = await services.payments.records(actor, { first, after });
      return {
        message: paymentMessages.success.loadPayments,
        allPayments: page.nodes.map(presentPayment),
        totalCount: page.totalCount,
        pageInfo: page.pageInfo,
        finalMonths: byMonth(months),
        monthlySalesRecord: months,
      };
    },
  }),
];

type MonthName = (typeof MONTHS)[number];

function byMonth(counts: number[]): Record<MonthName, number> {
  const entries = MONTHS.map((name, index) => [name, counts[index] ?? 0]);
  // The entries contain every month.
  return Object.fromEntries(entries) as Record<MonthName, number>;
}
