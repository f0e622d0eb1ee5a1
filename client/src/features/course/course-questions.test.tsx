// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { CourseQuestions } from './course-questions.tsx';

/** The questions below a course of a school with these questions, once they are loaded. */
async function open(questions: string[]) {
  const { client, sent } = createCountingClient({
    Me: () => ({ me: null }),
    SchoolQuestions: () => ({
      school: {
        __typename: 'School',
        id: 's',
        questions: questions.map((question) => ({
          __typename: 'SchoolQuestion',
          question,
          answerHtml: '<p>Yes, <strong>you</strong> may.</p>',
        })),
      },
    }),
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <CourseQuestions /> }])} />
    </Providers>,
  );
  await eventually(() => expect(sent).toContain('SchoolQuestions'));
  return page;
}

it('shows the questions of the school, closed, with answers as HTML', async () => {
  const page = await open(['May I?', 'May I?']);
  await eventually(() => page.getByRole('heading', { level: 2, name: 'Questions and answers' }));
  expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const [first] = page.container.querySelectorAll('details');
  expect(first?.open).toBe(false);
  expect(first?.querySelector('strong')?.textContent).toBe('you');
  await page.unmount();
});

it('shows nothing below the course of a school without questions', async () => {
  const page = await open([]);
  expect(page.queryByRole('heading')).toBeNull();
  await page.unmount();
});
