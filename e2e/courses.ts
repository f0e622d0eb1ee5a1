import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { files } from './files.ts';

export interface MadeCourse {
  id: string;
  slug: string;
  title: string;
}

let made = 0;

/** A title that no other test uses. */
export const uniqueTitle = (words: string) => `${words} ${process.pid}${Date.now()}${++made}`;

const CREATE = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id slug title } }';
const ADD = 'mutation ($input: AddLectureInput!) { addLecture(input: $input) { id } }';
const PUBLISH_AT_ONCE = 'mutation ($id: ID!) { setLecturePublishing(courseId: $id, isAtOnce: true) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteCourse(id: $id) { id } }';

/** Creates a draft with a title only, as the admin at the page. */
export async function makeDraft(page: Page, title: string): Promise<MadeCourse> {
  const input = { title, instructor: '', category: '', description: '', publish: false };
  const { createCourse } = await send<{ createCourse: MadeCourse }>(page, CREATE, { input });
  return createCourse;
}

/** Creates a published course with lectures of these titles, as the admin at the page. */
export async function makeCourse(
  page: Page,
  title: string,
  lectures: readonly string[] = [],
): Promise<MadeCourse> {
  const input = {
    title,
    instructor: 'Rita Rope',
    category: 'Sailing',
    description: 'Six knots that hold, and how to untie them again.',
    publish: true,
    thumbnail: null,
  };
  const { createCourse } = await upload<{ createCourse: MadeCourse }>(page, CREATE, input, 'thumbnail');
  for (const lecture of lectures) {
    const fields = { courseId: createCourse.id, title: lecture, description: 'A loop.', video: null };
    await upload(page, ADD, fields, 'video');
  }
  return createCourse;
}

/** Sets a course to publish new lectures immediately, as the admin at the page. */
export async function publishAtOnce(page: Page, { id }: MadeCourse): Promise<void> {
  await send(page, PUBLISH_AT_ONCE, { id });
}

/** Moves courses to the trash, as the admin at the page. */
export async function deleteCourses(page: Page, courses: readonly MadeCourse[]): Promise<void> {
  await Promise.all(courses.map(({ id }) => send(page, DELETE, { id })));
}

/** Sends an operation as the person at the page. */
export async function send<Data>(page: Page, query: string, variables: object): Promise<Data> {
  // An idle connection may be closed just when it is used again.
  return dataOf(await page.request.post('/graphql', { data: { query, variables }, maxRetries: 1 }));
}

/** Sends an operation with one file, as the GraphQL multipart request specification requires. */
async function upload<Data>(
  page: Page,
  query: string,
  input: object,
  name: keyof typeof TYPES,
): Promise<Data> {
  const response = await page.request.post('/graphql', {
    headers: { 'Apollo-Require-Preflight': 'true' },
    multipart: {
      operations: JSON.stringify({ query, variables: { input } }),
      map: JSON.stringify({ file: [`variables.input.${name}`] }),
      file: {
        name: basename(files[name]),
        mimeType: TYPES[name],
        buffer: await readFile(files[name]),
      },
    },
  });
  return dataOf(response);
}

const TYPES = { thumbnail: 'image/jpeg', video: 'video/mp4' } as const;

async function dataOf<Data>(response: { json: () => Promise<unknown> }): Promise<Data> {
  // The response has the shape of the query.
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
