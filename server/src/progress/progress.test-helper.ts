import { writeLecture } from '#testing/course-rows.ts';
import { createCourse, dataOf } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

/** Of each lecture, in seconds. */
export const DURATION = 100;

export interface TaughtCourse {
  id: string;
  slug: string;
  title: string;
  /** Ids of its lectures, in teaching order. */
  lectures: string[];
}

/** Creates a course with `lectures` lectures that have videos, of which the first `free` are free previews. */
export async function teach(
  app: TestApp,
  admin: HttpClient,
  { lectures = 3, free = 0, ...fields }: { lectures?: number; free?: number; [field: string]: unknown } = {},
): Promise<TaughtCourse> {
  const { id, slug, title } = await createCourse(admin, fields);
  const course: TaughtCourse = { id, slug, title, lectures: [] };
  for (let position = 1; position <= lectures; position++) await addTo(app, course, position <= free);
  return course;
}

/** Adds a lecture to the end of a course. */
export async function addTo(app: TestApp, course: TaughtCourse, isFree = false): Promise<string> {
  const { id } = await writeLecture(app, course.id, { isFreePreview: isFree, duration: DURATION });
  course.lectures.push(id);
  return id;
}

/** Cancels the subscription within the refund period, which ends access immediately. */
export async function endAccess(client: HttpClient): Promise<void> {
  dataOf(await client.graphql('mutation { cancelSubscription { id } }'));
}

export interface Kept {
  id: string;
  position: number;
  recordedAt: string;
  isDone: boolean;
}

export const SAVE = `mutation Save($input: SaveProgressInput!) {
  saveProgress(input: $input) { id position recordedAt isDone }
}`;

export function trySave(client: HttpClient, input: { lectureId?: string; position: number; age?: number }) {
  return client.graphql<{ saveProgress: Kept }>(SAVE, { input });
}

export async function save(client: HttpClient, lectureId: string | undefined, position: number, age = 0) {
  return dataOf(await trySave(client, { lectureId, position, age })).saveProgress;
}

export function tryMark(
  client: HttpClient,
  lectureId: string | undefined,
  isDone: boolean,
): Promise<GraphqlAnswer<{ markLecture: Kept }>> {
  return client.graphql(
    `mutation Mark($input: MarkLectureInput!) { markLecture(input: $input) { id position recordedAt isDone } }`,
    { input: { lectureId, isDone } },
  );
}

export async function mark(client: HttpClient, lectureId: string | undefined, isDone = true): Promise<Kept> {
  return dataOf(await tryMark(client, lectureId, isDone)).markLecture;
}

export function tryIssue(client: HttpClient, courseId: string) {
  return client.graphql<{ issueCertificate: IssuedCertificate }>(
    `mutation Issue($courseId: ID!) {
      issueCertificate(courseId: $courseId) { id code fullName courseTitle completedAt pdfUrl }
    }`,
    { courseId },
  );
}

export interface IssuedCertificate {
  id: string;
  code: string;
  fullName: string;
  courseTitle: string;
  completedAt: string;
  pdfUrl: string;
}
