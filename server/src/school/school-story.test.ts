import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyLimits } from '#shared/school-story.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { createCourse, dataOf, refusalOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../client') });
  ({ client: admin } = await registerAdmin(app));
});
afterAll(() => app.stop());

interface Story {
  version: number;
  voices: { quote: string; name: string }[];
  questions: { question: string; answerHtml: string }[];
}
const FIELDS = 'version voices { quote name } questions { question answerHtml }';
const trySave = (story: object) =>
  admin.graphql<{ updateSchool: Story }>(
    `mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { ${FIELDS} } }`,
    { input: { version: app.container.services.school.current.version, ...story } },
  );
const save = async (story: object) => dataOf(await trySave(story)).updateSchool;

const VOICE = { quote: 'I bake.', name: 'Ann' };
const QUESTION = { question: 'May I?', answer: 'Yes, **you** may <b>now</b>.' };

it('keeps quotes and questions in their order, with answers as safe HTML', async () => {
  const questions = [QUESTION, { question: 'When?', answer: 'Now.' }];
  await save({ voices: [VOICE], questions });
  const { school } = dataOf(await app.visitor().graphql<{ school: Story }>(`{ school { ${FIELDS} } }`));
  expect(school.voices).toEqual([VOICE]);
  expect(school.questions).toEqual([
    { question: 'May I?', answerHtml: '<p>Yes, <strong>you</strong> may &lt;b&gt;now&lt;/b&gt;.</p>\n' },
    { question: 'When?', answerHtml: '<p>Now.</p>\n' },
  ]);
});

it('makes no new version of equal quotes and questions, and leaves out ones as they are', async () => {
  const { version } = await save({ voices: [VOICE], questions: [QUESTION] });
  expect((await save({ voices: [VOICE], questions: [QUESTION] })).version).toBe(version);
  const { voices, questions } = await save({ questions: [] });
  expect(voices).toEqual([VOICE]);
  expect(questions).toEqual([]);
});

it('limits the number of quotes and questions, and requires their texts', async () => {
  const many = (one: object, { max }: { max: number }) => Array.from({ length: max + 1 }, () => one);
  const { validation } = schoolTexts;
  const { voices, questions } = storyLimits;
  expect(refusalOf(await trySave({ voices: many(VOICE, voices) }))?.message).toBe(
    validation.voices({ count: voices.max }),
  );
  expect(refusalOf(await trySave({ questions: many(QUESTION, questions) }))?.message).toBe(
    validation.questions({ count: questions.max }),
  );
  expect(refusalOf(await trySave({ voices: [{ quote: ' ', name: 'Ann' }] }))?.message).toBe(validation.quote);
  expect(refusalOf(await trySave({ questions: [{ question: 'May I?', answer: '' }] }))?.message).toBe(
    validation.answer,
  );
});

it('tells search engines the questions on the home page and on course pages', async () => {
  const { slug } = await createCourse(admin);
  const data = async (path: string) => (await fetch(new URL(path, app.url))).text();
  await save({ questions: [QUESTION] });
  for (const path of ['/', `/courses/${slug}`]) {
    const html = await data(path);
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('"name":"May I?"');
  }
  await save({ questions: [] });
  expect(await data('/')).not.toContain('FAQPage');
});
