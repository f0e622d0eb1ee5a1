import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { SchoolValues } from './school.type.ts';

const UPDATE = 'mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { version } }';

/** Requests a change of settings. The version defaults to the newest. */
export async function tryUpdateSchool(
  client: HttpClient,
  fields: Partial<SchoolValues>,
  version?: number,
): ReturnType<typeof client.graphql<{ updateSchool: { version: number } }>> {
  const newest =
    version ??
    dataOf(await client.graphql<{ school: { version: number } }>('{ school { version } }')).school.version;
  return client.graphql(UPDATE, { input: { version: newest, ...fields } });
}

/** Changes settings of the school. */
export async function updateSchool(client: HttpClient, fields: Partial<SchoolValues>): Promise<void> {
  dataOf(await tryUpdateSchool(client, fields));
}
