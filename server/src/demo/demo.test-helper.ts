import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';

const PARTS = `courses { id title } changedCourses { title } accounts { email } learnerCount missingCourses
  setupSteps { name state }`;

export interface Demo {
  courses: { id: string; title: string }[];
  changedCourses: { title: string }[];
  accounts: { email: string }[];
  learnerCount: number;
  missingCourses: number;
  setupSteps: { name: string; state: string }[];
}

export const readDemo = async (client: HttpClient) =>
  dataOf(await client.graphql<{ demo: Demo }>(`{ demo { ${PARTS} } }`)).demo;

export const removeDemo = async (client: HttpClient) =>
  dataOf(await client.graphql<{ removeDemo: Demo }>(`mutation { removeDemo { ${PARTS} } }`)).removeDemo;

export const tryAddDemoCourse = (client: HttpClient) =>
  client.graphql<{ addDemoCourse: Demo }>(`mutation { addDemoCourse { ${PARTS} } }`);

export const addDemoCourse = async (client: HttpClient) =>
  dataOf(await tryAddDemoCourse(client)).addDemoCourse;

export interface FiguresOfYear {
  churnRate: number | null;
  months: { annualRecurringRevenue: { amount: number } | null }[];
}

interface Compared {
  now: number;
  before: number;
}

interface GrowingSchool {
  registeredUsers: number;
  sales: { count: number };
  collected: { amount: number };
  recentFigures: {
    newSubscriptions: Compared;
    renewals: Compared;
    collected: Compared[];
    watched: Compared;
  };
  subscriptionReport: { year: FiguresOfYear; yearBefore: FiguresOfYear; renewals: { renewing: number }[] };
  watchReport: { year: { months: number[] } };
}

const OF_YEAR = 'churnRate months { annualRecurringRevenue { amount } }';

/** The figures of the dashboard and of the statistics page. */
export async function readFigures(client: HttpClient): Promise<GrowingSchool> {
  const query = `{ stats {
    registeredUsers sales { count } collected { amount } watchReport { year { months } }
    subscriptionReport { year { ${OF_YEAR} } yearBefore { ${OF_YEAR} } renewals { renewing } }
    recentFigures(period: MONTHS_12) {
      newSubscriptions { now before } renewals { now before } collected { now before } watched { now before }
    }
  } }`;
  return dataOf(await client.graphql<{ stats: GrowingSchool }>(query)).stats;
}
