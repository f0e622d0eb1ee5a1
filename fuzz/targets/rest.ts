import fc from 'fast-check';
import { addLecture, createCourse, registerAdmin, registerPaidSubscriber } from '#testing/factories.ts';
import { routeTable } from '#server/api-v1/route-table.ts';
import { ask } from '../oracle.ts';
import { defineTarget } from '../target.ts';

const calls = routeTable.flatMap((route) =>
  Object.keys(route.operations).map((method) => ({ method, route })),
);

/** Values for bodies and queries, valid and unsuitable ones. `known` are existing IDs. */
const values = (known: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...known, 'ada@example.com', 'Lectern#1', 'Ada Lovelace'),
    fc.constantFrom('', '\0', '\ud800', '%', '%00', "'", -1, 2 ** 53, 1e308, true, null),
    fc.string({ unit: 'binary' }),
    fc.jsonValue({ maxDepth: 2 }),
  );

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Calls of the REST API, with its own names and any values. */
export const rest = defineTarget({
  name: 'rest',
  async prepare(school) {
    const { id, client } = await registerAdmin(school);
    const course = await createCourse(client);
    const lecture = await addLecture(client, course.id);
    const learner = await registerPaidSubscriber(school);
    return { school, known: [id, learner.id, course.id, course.slug, lecture.id] };
  },
  arbitrary: ({ known }) =>
    fc.constantFrom(...calls).chain(({ method, route }) => {
      const fieldsOf = (shape: object) =>
        fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(shape), 'odd')), values(known), {
          maxKeys: 6,
        });
      return fc.record({
        method: fc.constant(method),
        path: fc
          .array(fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary' })), {
            minLength: 1,
            maxLength: 1,
          })
          .map(([id = '']) => route.path.replace(/\{\w+\}/, () => encodeURIComponent(id.toWellFormed()))),
        query: fieldsOf(route.query.shape),
        body: fc.oneof(
          { weight: 9, arbitrary: fieldsOf(route.body?.shape ?? {}).map((fields) => JSON.stringify(fields)) },
          fc.json(),
          fc.string({ unit: 'binary' }),
        ),
      });
    }),
  async send({ school }, { method, path, query, body }) {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]),
    ).toString();
    // The previous case may have ended its session.
    const { client } = await registerAdmin(school);
    await ask(client, `/api/v1${path}?${search}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fuzz' },
      body: method === 'GET' ? undefined : body,
    });
  },
});
