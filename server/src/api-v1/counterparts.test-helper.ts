import { writeCourse } from '#testing/course-rows.ts';
import {
  LOGIN,
  ROLES,
  drawPicture,
  PASSWORD,
  register,
  tryAddLecture,
  tryCreateCourse,
  tryRegister,
  type Caller,
} from '#testing/factories.ts';
import { newLecture, type CallFixture } from './call-rows.test-helper.ts';
import {
  COURSE_FIELDS,
  courseInRest,
  LECTURE_FIELDS,
  lectureInRest,
  USER_FIELDS,
  userInRest,
  type CourseData,
  type LectureData,
  type Twins,
  type UserData,
} from './facade-case.test-helper.ts';

/** The GraphQL counterpart of a call. */
export interface Counterpart extends Omit<Twins, 'rest'> {
  /** Callers who get another answer from GraphQL. Only REST is called for them. */
  differsFor?: readonly Caller[];
}

/** The GraphQL counterpart of each row of `CALL_ROWS`, by operation. */
export function counterparts({
  app,
  course,
  foreignCheckout,
}: Omit<CallFixture, 'admin'> & { course: { slug: string } }): Record<string, Counterpart> {
  return {
    register: { graphql: (client) => tryRegister(client) },
    login: {
      graphql: async (client) =>
        client.graphql(LOGIN, { input: { email: (await register(app)).email, password: PASSWORD } }),
    },
    logout: { graphql: (client) => client.graphql('mutation { logout { userId } }') },
    updateProfile: {
      graphql: async (client) =>
        client.graphqlUpload(
          'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
          { input: { fullName: 'Grace Hopper', avatar: null } },
          'input.avatar',
          await drawPicture(),
          'portrait.png',
        ),
    },
    me: {
      // GraphQL returns null.
      differsFor: ['VISITOR'],
      graphql: (client) => client.graphql(`{ me { ${USER_FIELDS} } }`),
      inRestNames: ({ me }: { me: UserData }) => userInRest(me),
    },
    courses: {
      graphql: (client) =>
        client.graphql(
          `{ courses(first: 5) { totalCount pageInfo { hasNextPage endCursor } nodes { ${COURSE_FIELDS} } } }`,
        ),
      inRestNames: ({ courses }: { courses: { nodes: CourseData[] } }) => {
        const { nodes, ...page } = courses;
        return { ...page, courses: nodes.map(courseInRest) };
      },
    },
    createCourse: { graphql: (client) => tryCreateCourse(client) },
    deleteCourse: {
      graphql: async (client) =>
        client.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', {
          id: (await writeCourse(app)).id,
        }),
    },
    lectures: {
      // GraphQL returns the outline with locked lectures.
      differsFor: ['VISITOR', 'USER'],
      graphql: (client) =>
        client.graphql(
          `query C($slug: String!) {
            course(slug: $slug) { lectures { ${LECTURE_FIELDS} } upcomingLectures { _id: id title publishAt } }
          }`,
          { slug: course.slug },
        ),
      inRestNames: ({
        course: known,
      }: {
        course: { lectures: LectureData[]; upcomingLectures: object[] };
      }) => ({
        lectures: known.lectures.map(lectureInRest),
        textLectures: [],
        linkLectures: [],
        files: [],
        upcomingLectures: known.upcomingLectures,
      }),
    },
    addLecture: {
      graphql: async (client) => tryAddLecture(client, (await writeCourse(app)).id),
    },
    deleteLecture: {
      graphql: async (client) => {
        const { lectureId: id } = await newLecture({ app });
        return client.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id });
      },
    },
    contact: {
      graphql: async (client) => {
        await app.sql('delete from rate_limits');
        const input = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello.' };
        const document =
          'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }';
        return client.graphql(document, { input });
      },
    },
    stripeKey: {
      graphql: (client) => client.graphql('{ plan { publishableKey } }'),
      inRestNames: ({ plan }: { plan: { publishableKey: string | null } }) => ({ key: plan.publishableKey }),
    },
    subscribe: { graphql: (client) => client.graphql('mutation { startCheckout { id } }') },
    getSubscription: {
      graphql: (client) =>
        client.graphql('mutation C($id: ID!) { confirmCheckout(sessionId: $id) { id } }', {
          id: foreignCheckout,
        }),
    },
    verifySubscription: {
      // The subscription of `me` is the closest query.
      differsFor: ROLES,
      graphql: (client) => client.graphql('{ me { subscription { status } } }'),
    },
    unsubscribe: { graphql: (client) => client.graphql('mutation { cancelSubscription { id } }') },
    payments: {
      graphql: (client) =>
        client.graphql(`{ payments(first: 100) { totalCount pageInfo { hasNextPage endCursor } nodes {
            id paidAt isDisputed amount { amount currency } refunded { amount } presentment { amount currency } user { id } } }
          stats { sales { months { count } } } }`),
      inRestNames: paymentsInRest,
    },
    userStats: {
      graphql: (client) => client.graphql('{ stats { registeredUsers subscribedUsers } }'),
      inRestNames: ({ stats }: { stats: { registeredUsers: number; subscribedUsers: number } }) => ({
        allUsersCount: stats.registeredUsers,
        subscribedUsersCount: stats.subscribedUsers,
      }),
    },
    monthlyPayments: {
      graphql: (client) => client.graphql('{ stats { sales { months { count } } } }'),
      inRestNames: ({ stats }: SalesData) => ({ data: stats.sales.months.map(({ count }) => count) }),
    },
  };
}

interface SalesData {
  stats: { sales: { months: { count: number }[] } };
}

interface PaymentsData extends SalesData {
  payments: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: {
      id: string;
      paidAt: string;
      amount: { amount: number; currency: string };
      refunded: { amount: number };
      presentment: { amount: number; currency: string } | null;
      isDisputed: boolean;
      user: { id: string } | null;
    }[];
  };
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);

function paymentsInRest({ payments, stats }: PaymentsData) {
  const counts = stats.sales.months.map(({ count }) => count);
  return {
    allPayments: payments.nodes.map(({ id, paidAt, amount, refunded, presentment, isDisputed, user }) => ({
      _id: id,
      ...amount,
      refunded: refunded.amount,
      disputed: isDisputed ? amount.amount : 0,
      presentment,
      paidAt,
      user: user?.id ?? null,
    })),
    totalCount: payments.totalCount,
    pageInfo: payments.pageInfo,
    finalMonths: Object.fromEntries(MONTHS.map((name, index) => [name, counts[index]])),
    monthlySalesRecord: counts,
  };
}
