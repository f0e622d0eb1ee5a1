import { LOGIN, newAccount, tryAddLecture, tryRegister, type Caller } from '#testing/factories.ts';
import type { Twins } from './facade-case.test-helper.ts';
import { callRest, formWithPicture, formWithVideo } from './rest-call.test-helper.ts';

/** Bad input that both protocols refuse with the same message. */
export interface Case extends Twins {
  name: string;
  by?: Caller;
  status: number;
  message: string;
}

export const registering = (name: string, fields: () => object, status: number, message: string): Case => ({
  name: `register ${name}`,
  graphql: (client) => tryRegister(client, fields()),
  rest: async (client) =>
    callRest(
      client,
      'POST',
      '/user/register',
      await formWithPicture('avatar', { ...newAccount(), ...fields() }),
    ),
  status,
  message,
});
export const loggingIn = (name: string, fields: () => object, status: number, message: string): Case => ({
  name: `log in ${name}`,
  graphql: (client) => client.graphql(LOGIN, { input: fields() }),
  rest: (client) => callRest(client, 'POST', '/user/login', fields()),
  status,
  message,
});
export const listing = (name: string, query: { first: number; after?: string }, message: string): Case => ({
  name: `list ${name}`,
  graphql: (client) =>
    client.graphql(
      'query L($first: Int!, $after: String) { courses(first: $first, after: $after) { totalCount } }',
      query,
    ),
  rest: (client) =>
    callRest(
      client,
      'GET',
      `/courses?${new URLSearchParams({ ...query, first: String(query.first) }).toString()}`,
    ),
  status: 400,
  message,
});
export const deletingCourse = (name: string, id: string, status: number, message: string): Case => ({
  name: `delete a course that is ${name}`,
  by: 'ADMIN',
  graphql: (client) => client.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', { id }),
  rest: (client) => callRest(client, 'DELETE', `/courses/${id}`),
  status,
  message,
});
export const addingTo = (
  name: string,
  id: () => string,
  fields: object,
  status: number,
  message: string,
): Case => ({
  name: `add a lecture ${name}`,
  by: 'ADMIN',
  graphql: (client) => tryAddLecture(client, id(), fields),
  rest: async (client) =>
    callRest(
      client,
      'POST',
      `/courses/${id()}`,
      await formWithVideo({ title: 'One', description: 'The first.', ...fields }),
    ),
  status,
  message,
});
