import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';

export interface TextLecture {
  id: string;
  kind: 'VIDEO' | 'TEXT';
  description: string;
  duration: number;
  position: number;
  isDraft: boolean;
  version: number;
  locked: boolean;
  video: { url: string } | null;
  text: { source: string; html: string; readingMinutes: number } | null;
}

const FIELDS = `id kind description duration position isDraft version locked video { url }
  text { source html readingMinutes }`;

/** Tries to add a text lecture. */
export function tryAddText(client: HttpClient, courseId: string, fields: object = {}) {
  return client.graphql<{ addTextLecture: TextLecture }>(
    `mutation A($input: AddTextLectureInput!) { addTextLecture(input: $input) { ${FIELDS} } }`,
    { input: { courseId, title: 'Knots', text: 'Tie a *bowline*.', ...fields } },
  );
}

export async function addText(
  admin: HttpClient,
  courseId: string,
  fields: object = {},
): Promise<TextLecture> {
  return dataOf(await tryAddText(admin, courseId, fields)).addTextLecture;
}

/** Tries to edit a text lecture. */
export function tryEdit(client: HttpClient, input: object) {
  return client.graphql<{ updateLecture: TextLecture }>(
    `mutation U($input: UpdateLectureInput!) { updateLecture(input: $input) { ${FIELDS} } }`,
    { input },
  );
}

/** The lecture as this person sees it; null if they do not. */
export async function read(client: HttpClient, id: string): Promise<TextLecture | null> {
  const { data } = await client.graphql<{ lecture: TextLecture }>(
    `query ($id: ID!) { lecture(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return data?.lecture ?? null;
}

export interface TextVersion {
  id: string;
  createdAt: string;
  author: string | null;
  isCurrent: boolean;
  words: number;
  source: string;
}

export interface TextVersions {
  totalCount: number;
  nodes: TextVersion[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Tries to list the versions of a text with their sources, newest first. */
export function tryVersions(client: HttpClient, lectureId: string, page: object = {}) {
  return client.graphql<{ lectureTextVersions: TextVersions }>(
    `query ($id: ID!, $first: Int, $after: String) {
      lectureTextVersions(lectureId: $id, first: $first, after: $after) {
        totalCount nodes { id createdAt author isCurrent words source } pageInfo { hasNextPage endCursor }
      }
    }`,
    { id: lectureId, ...page },
  );
}

/** The versions of a text with their sources, newest first. */
export async function versionsOf(admin: HttpClient, lectureId: string): Promise<TextVersion[]> {
  return dataOf(await tryVersions(admin, lectureId, { first: 100 })).lectureTextVersions.nodes;
}

/** A text of so many words. */
export const wordsOf = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
