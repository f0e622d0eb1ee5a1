import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import {
  LOGIN,
  ROLES,
  newAccount,
  newCourse,
  PASSWORD,
  register,
  tryAddLecture,
  tryCreateCourse,
  tryRegister,
  drawPicture,
  type Caller,
  type Person,
} from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
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
import { callRest, formWithPicture, formWithVideo } from './rest-call.test-helper.ts';

/**
 * A row of section 7 of the specification with its GraphQL counterpart. `statuses` has the status for each role, in the order of `ROLES`.
 */
export interface Row extends Twins {
  statuses: Record<Caller, number>;
  /** Callers for whom GraphQL has another answer without a counterpart in REST. */
  alone?: readonly Caller[];
}

const statuses = (VISITOR: number, USER: number, SUBSCRIBER: number, ADMIN: number) => ({
  VISITOR,
  USER,
  SUBSCRIBER,
  ADMIN,
});
const FOR_ALL = statuses(200, 200, 200, 200);
const FOR_USERS = statuses(401, 200, 200, 200);
const FOR_ADMINS = statuses(401, 403, 403, 200);

export interface FacadeFixture {
  app: TestApp;
  admin: Person;
  /** With two lectures. */
  course: { id: string; slug: string };
  /** A checkout of another user. */
  foreignCheckout: string;
}

/** All operations of the facade by name. Each call's outcome depends only on the caller's role. */
export function facadeRows({ app, admin, course, foreignCheckout }: FacadeFixture): Record<string, Row> {
  const account = async () => ({ email: (await register(app)).email, password: PASSWORD });
  const anotherCourse = async () => (await writeCourse(app)).id;
  const anotherLecture = async () => {
    const courseId = await anotherCourse();
    return { courseId, lectureId: (await writeLecture(app, courseId)).id };
  };
  const contactMessage = async () => {
    // All callers share one address, which may send only a few messages.
    await app.sql('delete from rate_limits');
    return { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello.' };
  };
  const { title, description, category, instructor: createdBy } = newCourse();

  const logout: Row = {
    statuses: FOR_ALL,
    graphql: (client) => client.graphql('mutation { logout { userId } }'),
    rest: (client) => callRest(client, 'GET', '/user/logout'),
  };
  const getSubscription: Row = {
    statuses: statuses(401, 404, 404, 404),
    graphql: (client) =>
      client.graphql('mutation C($id: ID!) { confirmCheckout(sessionId: $id) { id } }', {
        id: foreignCheckout,
      }),
    rest: (client) => callRest(client, 'GET', `/payments/get-subscription?session_id=${foreignCheckout}`),
  };
  const unsubscribe: Row = {
    statuses: statuses(401, 409, 200, 409),
    graphql: (client) => client.graphql('mutation { cancelSubscription { id } }'),
    rest: (client) => callRest(client, 'GET', '/payments/unsubscribe'),
  };
  return {
    register: {
      statuses: FOR_ALL,
      graphql: (client) => tryRegister(client),
      rest: async (client) =>
        callRest(client, 'POST', '/user/register', await formWithPicture('avatar', newAccount())),
    },
    login: {
      statuses: FOR_ALL,
      graphql: async (client) => client.graphql(LOGIN, { input: await account() }),
      rest: async (client) => callRest(client, 'POST', '/user/login', await account()),
    },
    logout,
    logoutByPost: { ...logout, rest: (client) => callRest(client, 'POST', '/user/logout') },
    updateProfile: {
      statuses: FOR_USERS,
      graphql: async (client) =>
        client.graphqlUpload(
          'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
          { input: { fullName: 'Grace Hopper', avatar: null } },
          'input.avatar',
          await drawPicture(),
          'portrait.png',
        ),
      rest: async (client) => {
        const me = await client.json<{ user?: { _id: string } }>('GET', '/api/v1/user/me');
        const form = await formWithPicture('avatar', { fullName: 'Grace Hopper' });
        return callRest(client, 'POST', `/user/update/${me.body.user?._id ?? admin.id}`, form);
      },
    },
    me: {
      statuses: FOR_USERS,
      // GraphQL returns null.
      alone: ['VISITOR'],
      graphql: (client) => client.graphql(`{ me { ${USER_FIELDS} } }`),
      rest: (client) => callRest(client, 'GET', '/user/me'),
      inRestNames: ({ me }: { me: UserData }) => userInRest(me),
    },
    courses: {
      statuses: FOR_ALL,
      graphql: (client) =>
        client.graphql(
          `{ courses(first: 5) { totalCount pageInfo { hasNextPage endCursor } nodes { ${COURSE_FIELDS} } } }`,
        ),
      rest: (client) => callRest(client, 'GET', '/courses?first=5'),
      inRestNames: ({ courses }: { courses: { nodes: CourseData[] } }) => {
        const { nodes, ...page } = courses;
        return { ...page, courses: nodes.map(courseInRest) };
      },
    },
    createCourse: {
      statuses: FOR_ADMINS,
      graphql: (client) => tryCreateCourse(client),
      rest: async (client) => {
        const form = await formWithPicture('thumbnail', { title, description, category, createdBy });
        return callRest(client, 'POST', '/courses', form);
      },
    },
    deleteCourse: {
      statuses: FOR_ADMINS,
      graphql: async (client) =>
        client.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', {
          id: await anotherCourse(),
        }),
      rest: async (client) => callRest(client, 'DELETE', `/courses/${await anotherCourse()}`),
    },
    lectures: {
      statuses: statuses(401, 403, 200, 200),
      // GraphQL returns the outline with locked lectures.
      alone: ['VISITOR', 'USER'],
      graphql: (client) =>
        client.graphql(`query C($slug: String!) { course(slug: $slug) { lectures { ${LECTURE_FIELDS} } } }`, {
          slug: course.slug,
        }),
      rest: (client) => callRest(client, 'GET', `/courses/${course.id}`),
      inRestNames: (data: { course: { lectures: LectureData[] } }) => ({
        lectures: data.course.lectures.map(lectureInRest),
      }),
    },
    addLecture: {
      statuses: FOR_ADMINS,
      graphql: async (client) => tryAddLecture(client, await anotherCourse()),
      rest: async (client) => {
        const form = await formWithVideo({ title, description });
        return callRest(client, 'POST', `/courses/${await anotherCourse()}`, form);
      },
    },
    deleteLecture: {
      statuses: FOR_ADMINS,
      graphql: async (client) => {
        const { lectureId: id } = await anotherLecture();
        return client.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id });
      },
      rest: async (client) => {
        const query = new URLSearchParams(await anotherLecture());
        return callRest(client, 'DELETE', `/courses?${query.toString()}`);
      },
    },
    contact: {
      statuses: FOR_ALL,
      graphql: async (client) =>
        client.graphql(
          'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }',
          {
            input: await contactMessage(),
          },
        ),
      rest: async (client) => callRest(client, 'POST', '/contact', await contactMessage()),
    },
    stripeKey: {
      statuses: FOR_ALL,
      graphql: (client) => client.graphql('{ plan { publishableKey } }'),
      rest: (client) => callRest(client, 'GET', '/payments/stripe-key'),
      inRestNames: ({ plan }: { plan: { publishableKey: string | null } }) => ({ key: plan.publishableKey }),
    },
    subscribe: {
      statuses: statuses(401, 200, 409, 200),
      graphql: (client) => client.graphql('mutation { startCheckout { id } }'),
      rest: (client) => callRest(client, 'POST', '/payments/subscribe'),
    },
    getSubscription,
    getSubscriptionByPost: {
      ...getSubscription,
      rest: (client) => callRest(client, 'POST', `/payments/get-subscription?session_id=${foreignCheckout}`),
    },
    verifySubscription: {
      statuses: statuses(401, 404, 404, 404),
      // The subscription of `me` is the closest query.
      alone: ROLES,
      graphql: (client) => client.graphql('{ me { subscription { status } } }'),
      rest: (client) => callRest(client, 'POST', '/payments/verify', { subscription_id: admin.id }),
    },
    unsubscribe,
    unsubscribeByPost: {
      ...unsubscribe,
      rest: (client) => callRest(client, 'POST', '/payments/unsubscribe'),
    },
    payments: {
      statuses: FOR_ADMINS,
      graphql: (client) =>
        client.graphql(`{ payments(first: 3) { nodes {
            id paidAt isDisputed amount { amount currency } refunded { amount } user { id } } }
          stats { sales { months { count } } } }`),
      rest: (client) => callRest(client, 'GET', '/payments?count=3'),
      inRestNames: paymentsInRest,
    },
    userStats: {
      statuses: FOR_ADMINS,
      graphql: (client) => client.graphql('{ stats { registeredUsers subscribedUsers } }'),
      rest: (client) => callRest(client, 'GET', '/admin/stats/users'),
      inRestNames: ({ stats }: { stats: { registeredUsers: number; subscribedUsers: number } }) => ({
        allUsersCount: stats.registeredUsers,
        subscribedUsersCount: stats.subscribedUsers,
      }),
    },
    monthlyPayments: {
      statuses: FOR_ADMINS,
      graphql: (client) => client.graphql('{ stats { sales { months { count } } } }'),
      rest: (client) => callRest(client, 'GET', '/payments/get-monthly-payments'),
      inRestNames: ({ stats }: SalesData) => ({ data: stats.sales.months.map(({ count }) => count) }),
    },
  };
}

interface SalesData {
  stats: { sales: { months: { count: number }[] } };
}

interface PaymentsData extends SalesData {
  payments: {
    nodes: {
      id: string;
      paidAt: string;
      amount: { amount: number; currency: string };
      refunded: { amount: number };
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
    allPayments: payments.nodes.map(({ id, paidAt, amount, refunded, isDisputed, user }) => ({
      _id: id,
      ...amount,
      refunded: refunded.amount,
      disputed: isDisputed ? amount.amount : 0,
      paidAt,
      user: user?.id ?? null,
    })),
    finalMonths: Object.fromEntries(MONTHS.map((name, index) => [name, counts[index]])),
    monthlySalesRecord: counts,
  };
}
