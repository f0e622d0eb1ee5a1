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
