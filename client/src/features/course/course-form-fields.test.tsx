// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useConflict } from '#client/forms/use-conflict.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCatalogue } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import type { CourseFields } from './course-form-rules.ts';
import { courseTextsOf, type CourseTexts } from './course-texts.ts';

const base: CourseTexts = {
  title: 'Pan',
  instructor: 'Rosa',
  category: 'Cocina',
  language: 'ENGLISH',
  description: 'Harina y agua.',
  approvalNumber: '',
  outcomes: '',
  audience: '',
  requirements: '',
};

/** The fields of a course whose language another admin changes to French in the meantime. */
function Fields() {
  const form = useForm<CourseFields>({ defaultValues: base });
  const conflict = useConflict<CourseTexts>(form.setValue, form.setFocus);
  const meet = () => conflict.meet(base, courseTextsOf(form.getValues()), { ...base, language: 'FRENCH' });
  return (
    <form>
      <CourseFormFields form={form} conflict={conflict} />
      <button type="button" onClick={meet}>
        Save
      </button>
    </form>
  );
}

let mounted: Awaited<ReturnType<typeof render>>;
beforeEach(async () => {
  const { client } = createCountingClient({ Courses: () => sampleCatalogue([]) });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <Fields />
      </ChakraProvider>
    </ApolloProvider>,
  );
  // happy-dom does not report the initial selection of a select, so React Hook Form would read the first option.
  fireEvent.change(language(), { target: { value: base.language } });
});
afterEach(() => mounted.unmount());

const language = () => mounted.getByLabelText<HTMLSelectElement>('Language');

it('offers the languages by their names, and “Other”', () => {
  expect([...language().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['English', 'German', 'Spanish', 'Other']),
  );
  fireEvent.change(language(), { target: { value: 'SPANISH' } });
  expect(language().value).toBe('SPANISH');
});

it('takes over the language when only another admin has changed it', async () => {
  await mounted.press('Save');
  expect(language().value).toBe('FRENCH');
  expect(mounted.getByText(/^Another admin changed this/)).toBeTruthy();
});

it('asks which language to keep when both have changed it', async () => {
  fireEvent.change(language(), { target: { value: 'SPANISH' } });
  await mounted.press('Save');
  expect(mounted.getByRole('group', { name: 'Language, as saved by another admin' }).textContent).toContain(
    'French',
  );
  expect(language().value).toBe('SPANISH');
  await mounted.press('Take theirs');
  expect(language().value).toBe('FRENCH');
});
