import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#server/platform/common/actor.ts';
import type { StoryValues } from '#server/school/school.type.ts';
import { registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { demoCourses } from './courses.ts';
import { addDemoStory, demoStory, removeDemoStory } from './story.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startApp();
  admin = { userId: (await registerAdmin(app)).id, role: 'ADMIN', via: { kind: 'session', id: 'test' } };
});
afterAll(() => app.stop());

const school = () => app.container.services.school;
const save = (story: Partial<StoryValues>) =>
  school().update(admin, { version: school().current.version, ...story });
const story = (): StoryValues => {
  const { quotes, questions } = school().current;
  return { quotes, questions };
};
const nothing: StoryValues = { quotes: [], questions: [] };
beforeEach(async () => {
  await save(nothing);
});

it('names courses of the demo', () => {
  const titles = demoCourses.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(demoStory.quotes.map(({ course }) => course)));
});

it('is removed as a whole, and not again', async () => {
  await addDemoStory(school(), admin);
  expect(story()).toEqual(demoStory);
  await removeDemoStory(school(), admin);
  expect(story()).toEqual(nothing);
  const { version } = school().current;
  await removeDemoStory(school(), admin);
  expect(school().current.version).toBe(version);
});

it('leaves the quotes and questions that an admin has changed or added, in their order', async () => {
  await addDemoStory(school(), admin);
  const [first, second, third] = demoStory.questions;
  if (!first || !second || !third) throw new Error('The demo has too few questions');
  const quote = { text: 'I bake.', name: 'Ann', course: '' };
  const changed = { ...second, answer: 'Yes.' };
  const added = { question: 'When?', answer: 'Now.' };
  await save({ quotes: [...demoStory.quotes.slice(1), quote], questions: [added, first, changed, third] });
  await removeDemoStory(school(), admin);
  expect(story()).toEqual({ quotes: [quote], questions: [added, changed] });
});

it('is not added to a school that has quotes or questions', async () => {
  const own = { questions: [{ question: 'When?', answer: 'Now.' }] };
  await save(own);
  await addDemoStory(school(), admin);
  expect(story()).toEqual({ ...nothing, ...own });
});
