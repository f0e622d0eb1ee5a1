// @slow server/src/caption
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ DEMO_SEED: 'true' });
});
afterAll(() => app.stop());

it('every demo video has captions, and search finds the second of a spoken word', async () => {
  const silent = `select title from lectures
    where kind = 'VIDEO' and id not in (select lecture_id from captions)`;
  expect(await app.sql(silent)).toEqual([]);
  const QUERY = '{ searchLectures(search: "proportions") { nodes { second text lecture { title } } } }';
  expect(dataOf(await app.visitor().graphql(QUERY))).toEqual({
    searchLectures: {
      nodes: [
        { second: 2.8, text: 'They remember proportions.', lecture: { title: 'Flour, water, salt, yeast' } },
      ],
    },
  });
});
