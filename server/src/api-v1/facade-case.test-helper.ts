import { expect } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#shared/error-codes.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import type { RestAnswer } from './rest-call.test-helper.ts';

/** Result of a call, in REST's terms. */
export interface Outcome {
  status: number;
  message?: string;
  data?: unknown;
}

/** The same call over both protocols. */
export interface Twins {
  graphql: (client: HttpClient) => Promise<GraphqlAnswer>;
  rest: (client: HttpClient) => Promise<RestAnswer>;
  /** Converts GraphQL's data to REST's names. Without it, only status and message are compared. */
  inRestNames?: (data: never) => unknown;
}

/** Expects the same result from both protocols. `caller` returns the client of each call. */
export async function expectSameOutcome(
  { graphql, rest, inRestNames }: Twins,
  caller: () => HttpClient | Promise<HttpClient>,
): Promise<Outcome> {
  const byGraphql = graphqlOutcome(await graphql(await caller()), inRestNames);
  const byRest = restOutcome(await rest(await caller()), inRestNames !== undefined);
  expect(withoutSignatures(byRest)).toEqual(withoutSignatures(byGraphql));
  return byRest;
}

function graphqlOutcome({ data, errors }: GraphqlAnswer, inRestNames: Twins['inRestNames']): Outcome {
  const [error] = errors ?? [];
  if (error) return { status: ERROR_STATUS[error.extensions.code as ErrorCode], message: error.message };
  // Each case knows the result type of its query.
  return { status: 200, data: inRestNames?.(data as never) };
}

function restOutcome({ status, body }: RestAnswer, isCompared: boolean): Outcome {
  const { success, message, fields: _, ...data } = body;
  expect(success).toBe(status === 200);
  return status === 200
    ? { status, data: isCompared ? data : undefined }
    : { status, message: String(message) };
}

/** Removes the signatures of links, which differ each time. */
const withoutSignatures = (outcome: Outcome) =>
  JSON.parse(JSON.stringify(outcome).replaceAll(/\?expires=[^"]*/g, '')) as Outcome;

export interface UserData {
  id: string;
  fullName: string;
  email: string;
  role: string;
  avatar: { url: string };
  subscription: { status: string } | null;
}
export const USER_FIELDS = 'id fullName email role avatar { url } subscription { status }';
export const userInRest = ({ id, fullName, email, role, avatar, subscription }: UserData) => ({
  user: {
    _id: id,
    fullName,
    email,
    role,
    avatar: { secure_url: avatar.url },
    subscription: { status: subscription?.status.toLowerCase() ?? 'inactive' },
  },
});

export interface CourseData {
  id: string;
  title: string;
  description: string;
  category: string;
  instructor: string;
  approvalNumber: string;
  outcomes: string[];
  audience: string;
  requirements: string;
  thumbnail: { url: string };
  numberOfLectures: number;
}
export const COURSE_FIELDS =
  'id title description category instructor approvalNumber outcomes audience requirements thumbnail { url } numberOfLectures';
export const courseInRest = (course: CourseData) => ({
  _id: course.id,
  title: course.title,
  description: course.description,
  decription: course.description,
  category: course.category,
  createdBy: course.instructor,
  approvalNumber: course.approvalNumber,
  outcomes: course.outcomes,
  audience: course.audience,
  requirements: course.requirements,
  thumbnail: { secure_url: course.thumbnail.url },
  numberoflectures: course.numberOfLectures,
  numberOfLectures: course.numberOfLectures,
});

export interface LectureData {
  id: string;
  kind: string;
  title: string;
  description: string;
  position: number;
  video: { url: string };
  section: { id: string; title: string } | null;
}
export const LECTURE_FIELDS = 'id kind title description position video { url } section { id title }';
export const lectureInRest = ({ id, video, section, ...fields }: LectureData) => ({
  _id: id,
  ...fields,
  lecture: { secure_url: video.url },
  section: section && { _id: section.id, title: section.title },
  files: [],
});
