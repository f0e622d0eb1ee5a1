import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';

export interface LinkLecture {
  id: string;
  kind: 'VIDEO' | 'TEXT' | 'LINK';
  title: string;
  description: string;
  duration: number;
  position: number;
  isDraft: boolean;
  version: number;
  locked: boolean;
  url: string | null;
}

const FIELDS = 'id kind title description duration position isDraft version locked url';

/** Tries to add a link. */
export function tryAddLink(client: HttpClient, courseId: string, fields: object = {}) {
  const input = {
    courseId,
    title: 'Knots',
    url: 'https://example.com/knots',
    description: 'The best drawings of knots.',
    ...fields,
  };
  return client.graphql<{ addLinkLecture: LinkLecture }>(
    `mutation A($input: AddLinkLectureInput!) { addLinkLecture(input: $input) { ${FIELDS} } }`,
    { input },
  );
}

export async function addLink(
  admin: HttpClient,
  courseId: string,
  fields: object = {},
): Promise<LinkLecture> {
  return dataOf(await tryAddLink(admin, courseId, fields)).addLinkLecture;
}

/** Tries to edit a lecture. */
export function tryEditLink(client: HttpClient, input: object) {
  return client.graphql<{ updateLecture: LinkLecture }>(
    `mutation U($input: UpdateLectureInput!) { updateLecture(input: $input) { ${FIELDS} } }`,
    { input },
  );
}

/** The lecture as this person sees it; null if they do not. */
export async function readLink(client: HttpClient, id: string): Promise<LinkLecture | null> {
  const { data } = await client.graphql<{ lecture: LinkLecture }>(
    `query ($id: ID!) { lecture(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return data?.lecture ?? null;
}
