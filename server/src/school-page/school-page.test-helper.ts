import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';

export interface PageFields {
  title?: string;
  slug?: string;
  place?: string;
  text?: string;
  position?: number;
}

const CREATE = `mutation ($input: CreateSchoolPageInput!) {
  createSchoolPage(input: $input) { page { id version slug title place } school { pages { slug } } }
}`;

interface Created {
  createSchoolPage: {
    page: { id: string; version: number; slug: string; title: string; place: string };
    school: { pages: { slug: string }[] };
  };
}

let number = 0;

/** Requests a new free page. Its address is unique unless one is given. */
export function tryCreatePage(client: HttpClient, fields: PageFields = {}) {
  number += 1;
  const page = { title: 'Visit us', slug: `visit-us-${number}`, place: 'NONE', text: 'By *tram*', ...fields };
  return client.graphql<Created>(CREATE, { input: page });
}

/** Creates a free page. */
export async function createPage(client: HttpClient, fields: PageFields = {}) {
  return dataOf(await tryCreatePage(client, fields)).createSchoolPage.page;
}

/** Requests an edit of a free page. */
export const tryUpdatePage = (client: HttpClient, input: PageFields & { id: string; version: number }) =>
  client.graphql<{ updateSchoolPage: { page: { version: number } } }>(
    'mutation ($input: UpdateSchoolPageInput!) { updateSchoolPage(input: $input) { page { version } school { id } } }',
    { input },
  );

/** Requests the deletion of a free page. */
export const tryDeletePage = (client: HttpClient, id: string) =>
  client.graphql<{ deleteSchoolPage: { id: string } }>(
    'mutation ($input: DeleteSchoolPageInput!) { deleteSchoolPage(input: $input) { id school { id } } }',
    { input: { id } },
  );
