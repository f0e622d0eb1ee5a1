// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { ToastsRegion } from '#client/toasts/toasts-region.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import { HomeSettingsPage } from './home-settings-page.tsx';

const { validation } = schoolTexts;

interface Saved {
  version: number;
  quotes: { text: string; name: string; course: string }[];
  questions: { question: string; answer: string }[];
}
const school = ({ version, quotes, questions }: Saved) => ({
  school: {
    __typename: 'School',
    id: 'school',
    version,
    quotes: quotes.map((quote) => ({ __typename: 'SchoolQuote', ...quote })),
    questions: questions.map((one) => ({ __typename: 'SchoolQuestion', answerHtml: one.answer, ...one })),
  },
});

const ann = { text: 'I bake.', name: 'Ann', course: '' };
const may = { question: 'May I?', answer: 'Yes.' };
const when = { question: 'When?', answer: 'Now.' };
const why = { question: 'Why?', answer: 'Because.' };

beforeEach(() => localStorage.clear());

/** Opens the page of a school. `inputs` are the changes that the page sends. `meanwhile` is what another admin saves before the first. */
async function open(saved: Partial<Saved>, meanwhile?: Partial<Saved>) {
  const inputs: Saved[] = [];
  let now: Saved = { version: 1, quotes: [], questions: [], ...saved };
  const { client } = createCountingClient({
    HomeSettings: () => school(now),
    UpdateHome: ({ input }) => {
      const change = input as Saved;
      inputs.push(change);
      if (meanwhile && inputs.length === 1) {
        now = { ...now, version: 2, ...meanwhile };
        return new GraphQLError(schoolTexts.conflict.changed, { extensions: { code: 'CONFLICT' } });
      }
      now = { ...change, version: change.version + 1 };
      return { updateSchool: school(now).school };
    },
  });
  const router = createMemoryRouter([{ path: '/', element: <HomeSettingsPage /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
      <ToastsRegion />
    </Providers>,
  );
  await eventually(() => page.getByRole('button', { name: 'Save home page' }));
  const type = (label: string, value: string) =>
    act(async () => fireEvent.input(page.getByLabelText(label), { target: { value } }));
  const asked = () => page.getAllByLabelText<HTMLInputElement>('Question').map(({ value }) => value);
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('name');
  const save = async () => {
    const before = inputs.length;
    await page.press('Save home page');
    await eventually(() => expect(inputs.length).toBeGreaterThan(before));
  };
  return { ...page, inputs, type, asked, focused, save };
}

it('saves an added quote and question with the version that it has read', async () => {
  const page = await open({ questions: [may] });
  await page.press('Add quote');
  expect(page.focused()).toBe('quotes.0.text');
  await page.type('Quote', 'I bake.');
  await page.type('Name', 'Ann');
  await page.type('Course', 'Bread at Home');
  await page.save();
  expect(page.inputs).toEqual([
    { version: 1, quotes: [{ ...ann, course: 'Bread at Home' }], questions: [may] },
  ]);
  await page.press('Add question');
  await page.press('Remove question 2');
  await page.press('Remove question 1');
  await page.save();
  expect(page.inputs[1]).toMatchObject({ version: 2, questions: [] });
  await page.unmount();
});

it('names the errors of empty fields and sends nothing until they are corrected', async () => {
  const page = await open({ quotes: [ann] });
  await page.press('Add question');
  await page.type('Name', '');
  await page.press('Save home page');
  await eventually(() => expect(page.getByText(validation.answer)).toBeTruthy());
  for (const text of [validation.quoteName, validation.question]) expect(page.getByText(text)).toBeTruthy();
  expect(page.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(page.inputs).toEqual([]);
  await page.type('Name', 'Ann');
  await page.type('Question', 'May I?');
  await page.type('Answer', 'Yes.');
  await eventually(() => expect(page.queryByText(validation.answer)).toBeNull());
  await page.save();
  expect(page.inputs).toEqual([{ version: 1, quotes: [ann], questions: [may] }]);
  await page.unmount();
});

it('moves questions and says where they are, and keeps the focus on the control', async () => {
  const page = await open({ questions: [may, when, why] });
  await page.press('Move question 3 up');
  expect(page.asked()).toEqual(['May I?', 'Why?', 'When?']);
  expect(page.focused()).toBe('Move question 2 up');
  expect(page.getByText('Now at position 2 of 3')).toBeTruthy();
  await page.press('Move question 2 up');
  expect(page.focused()).toBe('Move question 1 up');
  // It stays at the end of the list.
  await page.press('Move question 1 up');
  expect(page.asked()).toEqual(['Why?', 'May I?', 'When?']);
  await page.save();
  expect(page.inputs[0]?.questions).toEqual([why, may, when]);
  await page.unmount();
});

it('brings a removed question back where it was', async () => {
  const page = await open({ questions: [may, when, why] });
  await page.press('Remove question 2');
  expect(page.asked()).toEqual(['May I?', 'Why?']);
  expect(page.focused()).toBe('Remove question 2');
  await page.press('Undo');
  expect(page.asked()).toEqual(['May I?', 'When?', 'Why?']);
  await page.press('Remove question 3');
  expect(page.focused()).toBe('Remove question 2');
  await page.unmount();
});

it('offers no more quotes than are allowed, and moves the focus to the button that adds one', async () => {
  const page = await open({ quotes: [ann, ann, ann] });
  expect(page.queryByRole('button', { name: 'Add quote' })).toBeNull();
  for (const number of [3, 2, 1]) await page.press(`Remove quote ${number}`);
  expect(document.activeElement?.textContent).toBe('Add quote');
  await page.unmount();
});

it('discards the changes, and brings them back unless others were made since', async () => {
  const page = await open({ quotes: [ann], questions: [may] });
  await page.type('Name', 'Anna');
  await page.press('Add question');
  await page.press('Discard');
  expect(page.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
  expect(page.asked()).toEqual(['May I?']);
  await page.press('Undo');
  expect(page.getByLabelText<HTMLInputElement>('Name').value).toBe('Anna');
  expect(page.asked()).toEqual(['May I?', '']);
  await page.press('Remove question 2');
  await page.save();
  expect(page.inputs).toEqual([{ version: 1, quotes: [{ ...ann, name: 'Anna' }], questions: [may] }]);
  await page.type('Name', 'Anne');
  await page.press('Discard');
  await page.type('Name', 'Hanna');
  expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
  await page.unmount();
});

it('keeps the input when another admin has saved meanwhile, and saves on top of their version', async () => {
  const page = await open({ quotes: [ann] }, { questions: [when] });
  await page.type('Name', 'Anna');
  await page.save();
  const group = () => page.getByRole('group', { name: /saved by another admin/ });
  await eventually(() => expect(group().textContent).toContain('When?'));
  expect(page.getByLabelText<HTMLInputElement>('Name').value).toBe('Anna');
  await page.press('Keep mine');
  await page.save();
  expect(page.inputs[1]).toEqual({ version: 2, quotes: [{ ...ann, name: 'Anna' }], questions: [] });
  await page.unmount();
});
