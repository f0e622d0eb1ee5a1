import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { DELETE, RENAME, writeFile } from './files.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

interface Hit {
  kind: string;
  text: string | null;
  second: number | null;
  lecture: { id: string };
}
async function find(search: string, client = app.visitor()): Promise<Hit[]> {
  const answer = await client.graphql<{ searchLectures: { nodes: Hit[] } }>(
    `query ($search: String!) { searchLectures(search: $search) { nodes { kind text second lecture { id } } } }`,
    { search },
  );
  return dataOf(answer).searchLectures.nodes;
}

it('a lecture is found by the name of a file, also misspelt, as long as it has the file', async () => {
  const course = await writeCourse(app);
  const lecture = await writeLecture(app, course.id, { title: 'Loops' });
  const id = await writeFile(app, course.id, { lectureId: lecture.id, name: '02_Zeppelin-Bend.final.pdf' });
  const hit = { kind: 'FILE', text: '02_Zeppelin-Bend.final.pdf', second: null, lecture };
  expect(await find('zeppelin bend')).toEqual([hit]);
  expect(await find('zepelin')).toEqual([hit]);
  dataOf(await admin.graphql(RENAME, { input: { id, name: 'Carrick.pdf' } }));
  expect(await find('zeppelin')).toEqual([]);
  expect(await find('carrick pdf')).toMatchObject([{ text: 'Carrick.pdf' }]);
  dataOf(await admin.graphql(DELETE, { id }));
  expect(await find('carrick')).toEqual([]);
});

it('a lecture with the words in its title and in several files comes first, with one hit for each', async () => {
  const course = await writeCourse(app);
  const [inFile, inBoth] = [
    await writeLecture(app, course.id, { title: 'Other' }),
    await writeLecture(app, course.id, { title: 'Monkey fist' }),
  ];
  for (const { id: lectureId } of [inFile, inBoth, inBoth])
    await writeFile(app, course.id, { lectureId, name: 'monkey fist.pdf' });
  expect(await find('monkey fist')).toMatchObject([
    { kind: 'TEXT', lecture: inBoth },
    { kind: 'FILE', lecture: inBoth },
    { kind: 'FILE', lecture: inFile },
  ]);
});

it('the file of a draft or of a whole course is no hit', async () => {
  const course = await writeCourse(app);
  const draft = await writeLecture(app, course.id);
  await app.sql('update lectures set is_draft = true where id = $1', [draft.id]);
  await writeFile(app, course.id, { lectureId: draft.id, name: 'constrictor.pdf' });
  await writeFile(app, course.id, { name: 'constrictor.pdf' });
  expect(await find('constrictor')).toEqual([]);
});
