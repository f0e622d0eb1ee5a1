import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyLimits } from '#shared/school-story.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { createCourse, dataOf, refusalOf, register, registerAdmin } from '#testing/factories.ts';
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
  quotes: { text: string; name: string; course: string }[];
  questions: { question: string; answerHtml: string }[];
}
const FIELDS = 'version quotes { text name course } questions { question answerHtml }';
const trySave = (story: object, client = admin) =>
  client.graphql<{ updateSchool: Story }>(
    `mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { ${FIELDS} } }`,
    { input: { version: app.container.services.school.current.version, ...story } },
  );
const save = async (story: object) => dataOf(await trySave(story)).updateSchool;

const QUOTE = { text: 'I bake.', name: 'Ann', course: 'Bread at Home' };
const QUESTION = { question: 'May I?', answer: 'Yes, **you** may <b>now</b>.' };

it('keeps quotes and questions in their order, with answers as safe HTML', async () => {
  const questions = [QUESTION, { question: 'When?', answer: 'Now.' }];
  await save({ quotes: [QUOTE], questions });
  const { school } = dataOf(await app.visitor().graphql<{ school: Story }>(`{ school { ${FIELDS} } }`));
  expect(school.quotes).toEqual([QUOTE]);
  expect(school.questions).toEqual([
    { question: 'May I?', answerHtml: '<p>Yes, <strong>you</strong> may &lt;b&gt;now&lt;/b&gt;.</p>\n' },
    { question: 'When?', answerHtml: '<p>Now.</p>\n' },
  ]);
});

it('makes no new version of equal quotes and questions, and leaves out ones as they are', async () => {
  const { version } = await save({ quotes: [QUOTE], questions: [QUESTION] });
  expect((await save({ quotes: [QUOTE], questions: [QUESTION] })).version).toBe(version);
  const { quotes, questions } = await save({ questions: [] });
  expect(quotes).toEqual([QUOTE]);
  expect(questions).toEqual([]);
});

it('limits the number of quotes and questions, and requires their texts', async () => {
  const many = (one: object, { max }: { max: number }) => Array.from({ length: max + 1 }, () => one);
  const { validation } = schoolTexts;
  const { quotes, questions } = storyLimits;
  expect(refusalOf(await trySave({ quotes: many(QUOTE, quotes) }))?.message).toBe(
    validation.quotes({ count: quotes.max }),
  );
  expect(refusalOf(await trySave({ questions: many(QUESTION, questions) }))?.message).toBe(
    validation.questions({ count: questions.max }),
  );
  expect(refusalOf(await trySave({ quotes: [{ ...QUOTE, text: ' ' }] }))?.message).toBe(validation.quote);
  expect(refusalOf(await trySave({ questions: [{ question: 'May I?', answer: '' }] }))?.message).toBe(
    validation.answer,
  );
});

/** The structured data of a page. */
function dataIn(html: string): unknown[] {
  const { document } = new Window();
  document.write(html);
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  );
}

it('tells search engines the questions with the home page of visitors, and with no other page', async () => {
  const { slug } = await createCourse(admin);
  await save({ questions: [{ question: 'May I?', answer: '# First\n\nYes.' }] });
  const pageOf = async (client: HttpClient, path: string) => (await client.fetch(path)).text();
  const home = await pageOf(app.visitor(), '/');
  const [shown] = dataOf(await app.visitor().graphql<{ school: Story }>(`{ school { ${FIELDS} } }`)).school
    .questions;
  expect(dataIn(home)).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'May I?', acceptedAnswer: { '@type': 'Answer', text: shown?.answerHtml } },
    ],
  });
  expect(shown?.answerHtml).toContain('<h4>First</h4>');
  // Search engines want a question on one page only. Logged-in users do not see the questions at home.
  expect(await pageOf(app.visitor(), `/courses/${slug}`)).not.toContain('FAQPage');
  expect(await pageOf(admin, '/')).not.toContain('FAQPage');
  await save({ questions: [] });
  expect(await pageOf(app.visitor(), '/')).not.toContain('FAQPage');
});

it('lets only admins change them, and names them in the audit log', async () => {
  const story = { questions: [QUESTION], quotes: [QUOTE] };
  const { client: learner } = await register(app);
  for (const client of [app.visitor(), learner])
    expect(refusalOf(await trySave(story, client))).toBeDefined();
  await save({ quotes: [], questions: [] });
  await save(story);
  const log = '{ auditLog(action: SCHOOL_CHANGED, first: 1) { nodes { details } } }';
  expect(JSON.stringify(dataOf(await admin.graphql(log)))).toMatch(/quotes.*questions/);
});
