// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { FoundLectureCard } from './found-lecture-card.tsx';

it.each([
  [null, 'Course 1'],
  [{ __typename: 'Section' as const, id: 's', title: 'The dough' }, 'Course 1 · The dough'],
])('names the course of a lecture, and its section if there is one', async (section, where) => {
  const lecture = { __typename: 'Lecture' as const, id: 'a', title: 'Kneading', locked: false, section };
  const element = <FoundLectureCard lecture={lecture} course={sampleCourse('1')} places={[]} words={[]} />;
  const page = await render(
    <Providers client={createCountingClient({}).client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  );
  expect([...page.container.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(where);
  await page.unmount();
});
