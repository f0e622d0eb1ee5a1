import type { InboxMessageFragment, MemberRowFragment, MonthlySalesQuery } from '#client/gql/graphql.ts';

/** The answer to a list's query: a connection of these nodes and no further page. */
export const sampleConnection = <Node extends { __typename: string; id: string }>(
  name: string,
  nodes: readonly Node[],
  { hasNextPage = false, totalCount = nodes.length } = {},
) => ({
  __typename: `${name}Connection`,
  totalCount,
  edges: nodes.map((node) => ({ __typename: `${name}Edge`, cursor: `cursor-${node.id}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `cursor-${nodes.at(-1)?.id ?? ''}` },
});

const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'usd' });

/** A payment of $499, of which `refunded` cents went back. */
export const samplePayment = (id: string, refunded = 0) => ({
  __typename: 'Payment' as const,
  id,
  paidAt: '2026-03-01T10:00:00.000Z',
  invoiceUrl: null,
  amount: usd(49_900),
  refunded: usd(refunded),
  isDisputed: false,
  latestRefund: null,
});

/** A USER with a paid subscription until 2099. */
export function sampleMember(id: string, fields: Partial<MemberRowFragment> = {}): MemberRowFragment {
  return {
    __typename: 'User',
    id,
    fullName: `Member ${id}`,
    email: `member-${id}@example.com`,
    isEmailVerified: true,
    role: 'USER',
    createdAt: '2026-01-01T10:00:00.000Z',
    avatar: { __typename: 'Image', url: '/media/face.webp', width: 256, height: 256 },
    subscription: {
      __typename: 'UserSubscription',
      id: `subscription-${id}`,
      kind: 'PAID',
      status: 'ACTIVE',
      currentPeriodEnd: '2099-03-01T10:00:00.000Z',
      cancelAtPeriodEnd: false,
      refundableUntil: null,
      accessUntil: '2099-03-01T10:00:00.000Z',
      openRequest: null,
    },
    ...fields,
  };
}

/** A message that was sent on the day of its number, 1 to 9, and is done when `isHandled`. */
export const sampleMessage = (id: string, isHandled = false): InboxMessageFragment => ({
  __typename: 'ContactMessage',
  id,
  name: `Writer ${id}`,
  email: `writer-${id}@example.com`,
  message: 'Do you have a price for groups?',
  createdAt: `2026-02-0${id}T10:00:00.000Z`,
  handledAt: isHandled ? '2026-03-01T10:00:00.000Z' : null,
});

/** Sales of a year with these payments from January on, each of $499. */
export function sampleSales(year: number, counts: readonly number[]): MonthlySalesQuery['stats']['sales'] {
  const count = counts.reduce((sum, one) => sum + one, 0);
  return {
    __typename: 'YearlySales',
    year,
    years: [2026, 2025],
    count,
    collected: usd(count * 49_900),
    months: Array.from({ length: 12 }, (_, index) => ({
      __typename: 'MonthlySales',
      month: index + 1,
      count: counts[index] ?? 0,
      collected: usd((counts[index] ?? 0) * 49_900),
    })),
  };
}

/** The school's numbers: 12 people, 5 of them subscribed. */
export const sampleStats = {
  __typename: 'Stats' as const,
  registeredUsers: 12,
  subscribedUsers: 5,
  totalRevenue: usd(249_500),
  collected: usd(199_600),
};
