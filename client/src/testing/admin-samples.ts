import type {
  InboxMessageFragment,
  MemberRowFragment,
  MonthlySalesQuery,
  RecentFiguresQuery,
  SubscriptionReportQuery,
  WatchedCoursesQuery,
  WatchedLecturesQuery,
  WatchReportQuery,
} from '#client/gql/graphql.ts';
import { sampleImage } from './image-samples.ts';

/** The response to a list's query: a connection of these nodes without a next page. */
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

/** A payment of $499, of which `refunded` cents were refunded. */
export const samplePayment = (id: string, refunded = 0) => ({
  __typename: 'Payment' as const,
  id,
  paidAt: '2026-03-01T10:00:00.000Z',
  invoiceUrl: null,
  stripeUrl: `/stripe/invoices/${id}`,
  disputeUrl: null,
  amount: usd(49_900),
  presentment: null,
  refunded: usd(refunded),
  refundedPresentment: null,
  isDisputed: false,
  latestRefund: null,
  refundable: usd(49_900 - refunded),
  requestedRefund: null,
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
    avatar: sampleImage('/media/face.webp', 256),
    subscription: {
      __typename: 'UserSubscription',
      id: `subscription-${id}`,
      kind: 'PAID',
      status: 'ACTIVE',
      currentPeriodEnd: '2099-03-01T10:00:00.000Z',
      cancelAtPeriodEnd: false,
      isRunning: true,
      refundableUntil: null,
      accessUntil: '2099-03-01T10:00:00.000Z',
      openRequest: null,
    },
    ...fields,
  };
}

/** A message that was sent on the day of its number, 1 to 9; handled if `isHandled`. */
export const sampleMessage = (id: string, isHandled = false): InboxMessageFragment => ({
  __typename: 'ContactMessage',
  id,
  name: `Writer ${id}`,
  email: `writer-${id}@example.com`,
  message: 'Do you have a price for groups?',
  createdAt: `2026-02-0${id}T10:00:00.000Z`,
  handledAt: isHandled ? '2026-03-01T10:00:00.000Z' : null,
  replies: { __typename: 'ContactReplyConnection', totalCount: 0 },
});

/** Sales of a year with this number of payments per month from January on, each of $499. */
export function sampleSales(year: number, counts: readonly number[]): MonthlySalesQuery['stats']['sales'] {
  const count = counts.reduce((sum, one) => sum + one, 0);
  return {
    __typename: 'YearlySales',
    year,
    years: [2026, 2025],
    count,
    collectedByCurrency: [usd(count * 49_900)],
    months: Array.from({ length: 12 }, (_, index) => ({
      __typename: 'MonthlySales',
      month: index + 1,
      count: counts[index] ?? 0,
      collectedByCurrency: [usd((counts[index] ?? 0) * 49_900)],
    })),
  };
}

type RecentFigures = RecentFiguresQuery['stats']['recentFigures'];

/** Figures of a period with these steps: new subscriptions, two before, a renewal on each step, and an hour watched. */
export function sampleFigures(period: RecentFigures['period'], started: readonly number[]): RecentFigures {
  const before = 2;
  const now = started.reduce((sum, one) => sum + one, 0);
  const each = (value: number) => started.map(() => value);
  return {
    __typename: 'RecentFigures',
    period,
    steps: started.map((_, index) => new Date(Date.UTC(2026, 2, 1 + index)).toISOString()),
    newSubscriptions: { __typename: 'ComparedCount', now, before, steps: [...started] },
    renewals: { __typename: 'ComparedCount', now: started.length, before: 0, steps: each(1) },
    collected: [
      {
        __typename: 'ComparedAmount',
        currency: 'usd',
        now: now * 49_900,
        before: before * 49_900,
        steps: started.map((count) => count * 49_900),
      },
    ],
    watched: {
      __typename: 'ComparedDuration',
      now: started.length * 3_600,
      before: 3_600,
      steps: each(3_600),
    },
  };
}

type SubscriptionReport = SubscriptionReportQuery['stats']['subscriptionReport'];

/**
 * A year of subscriptions at $120: one new subscription in each of the first `monthsSoFar` months, and one that ended in
 * February.
 */
function sampleSubscriptionYear(year: number, monthsSoFar: number): SubscriptionReport['year'] {
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const ended = month === 2 ? 1 : 0;
    const active = month > monthsSoFar ? null : month - (month > 1 ? 1 : 0);
    return {
      __typename: 'SubscriptionMonth' as const,
      month,
      newSubscriptions: active === null ? 0 : 1,
      endedSubscriptions: ended,
      activeSubscriptions: active,
      churnRate: active === null ? null : ended / 2,
      monthlyRecurringRevenue: active === null ? null : usd(active * 1_000),
      annualRecurringRevenue: active === null ? null : usd(active * 12_000),
    };
  });
  const churnRate = monthsSoFar > 0 ? 1 / monthsSoFar : null;
  return {
    __typename: 'SubscriptionYear',
    year,
    newSubscriptions: monthsSoFar,
    endedSubscriptions: 1,
    churnRate,
    months,
  };
}

/** Subscriptions in the third month of a year and in the year before, and one renewal in each coming month. */
export const sampleSubscriptionReport = (year: number): SubscriptionReport => ({
  __typename: 'SubscriptionReport',
  currency: 'usd',
  currencies: ['usd', 'eur'],
  years: [2026, 2025],
  year: sampleSubscriptionYear(year, 3),
  yearBefore: sampleSubscriptionYear(year - 1, 12),
  renewals: Array.from({ length: 12 }, (_, index) => ({
    __typename: 'RenewalMonth',
    year: year + (index < 10 ? 0 : 1),
    month: ((index + 2) % 12) + 1,
    renewing: 1,
    renewingAmount: usd(12_000),
    expiring: index === 0 ? 2 : 0,
    expiringAmount: usd(index === 0 ? 24_000 : 0),
  })),
});

/** Two hours watched in the first month of a year, and one hour in that of the year before. */
export const sampleWatchReport = (year: number): WatchReportQuery['stats']['watchReport'] => {
  const ofYear = (each: number, seconds: number) => ({
    __typename: 'WatchYear' as const,
    year: each,
    seconds,
    months: Array.from({ length: 12 }, (_, index) => (index === 0 ? seconds : 0)),
  });
  return {
    __typename: 'WatchReport',
    years: [2026, 2025],
    year: ofYear(year, 7_200),
    yearBefore: ofYear(year - 1, 3_600),
  };
};

const sampleList = <Name extends string, Node>(name: Name, nodes: readonly Node[]) => ({
  __typename: `${name}Connection` as const,
  edges: nodes.map((node, index) => ({
    __typename: `${name}Edge` as const,
    cursor: `cursor-${index}`,
    node,
  })),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
});
const watchedCourse = { __typename: 'Course' as const, id: 'knots', slug: 'knots', title: 'Knots' };
const watched = { seconds: 5_400, secondsYearBefore: 1_800 };

/** One watched course, which half of its learners have finished. */
export const sampleWatchedCourses: WatchedCoursesQuery['stats']['watchedCourses'] = sampleList(
  'WatchedCourse',
  [
    {
      __typename: 'WatchedCourse' as const,
      ...watched,
      ...{ begun: 3, begunYearBefore: 2, finished: 1, finishedYearBefore: 0 },
      ...{ begunEver: 8, finishedEver: 4, begunUntilYearBefore: 5, finishedUntilYearBefore: 1 },
      course: watchedCourse,
    },
  ],
);

/** One lecture of the watched course. */
export const sampleWatchedLectures: WatchedLecturesQuery['stats']['watchedLectures'] = sampleList(
  'WatchedLecture',
  [
    {
      __typename: 'WatchedLecture' as const,
      ...watched,
      lecture: { __typename: 'Lecture' as const, id: 'bowline', title: 'The bowline', course: watchedCourse },
    },
  ],
);

/** The school's statistics: 12 people, 5 of them subscribed. */
export const sampleStats = {
  __typename: 'Stats' as const,
  registeredUsers: 12,
  subscribedUsers: 5,
  totalRevenue: usd(249_500),
  collectedByCurrency: [usd(199_600)],
};

/** Half of a lecture of the course Knots. */
export const sampleVisit = (id: string) => ({
  __typename: 'LectureProgress' as const,
  id,
  position: 65,
  isDone: false,
  recordedAt: '2026-03-05T10:00:00.000Z',
  lecture: { __typename: 'Lecture', id: 'l1', title: 'Bowline', kind: 'VIDEO', duration: 120 },
  course: { __typename: 'Course', id: 'c1', slug: 'knots', title: 'Knots' },
  courseProgress: { __typename: 'CourseProgress', id: 'h1', done: 3, total: 8 },
});

/**
 * The details of a member for admins, beside the list's row and the payments: half of a lecture of Knots, and its certificate.
 */
export const sampleVisits = {
  hasSecondFactor: false,
  lastSeenAt: '2026-03-05T10:00:00.000Z',
  certificates: [
    {
      __typename: 'Certificate',
      id: 'z1',
      code: '7KQ2',
      courseTitle: 'Knots',
      completedAt: '2026-03-04T10:00:00.000Z',
    },
  ],
  lectureProgress: sampleConnection('LectureProgress', [sampleVisit('g1')]),
};
