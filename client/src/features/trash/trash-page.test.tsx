// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { TrashPage } from './trash-page.tsx';

const deletedAt = new Date().toISOString();
const lecture = (id: string) => ({
  __typename: 'Lecture' as const,
  id,
  title: `Lecture ${id}`,
  deletedAt,
  course: { __typename: 'Course', id: 'c9', slug: 'course-9', title: 'Course 9' },
});

/** Opens the trash with lectures a and b and no course. */
async function open(answers: Answers = {}) {
  const { client, sent } = createCountingClient({
    TrashedCourses: () => ({ trashedCourses: sampleConnection('Course', []) }),
    TrashedLectures: () => ({ trashedLectures: sampleConnection('Lecture', [lecture('a'), lecture('b')]) }),
    RestoreLecture: ({ id }) => ({
      restoreLecture: {
        ...samplePlayableLecture(String(id)),
        course: { __typename: 'Course', id: 'c9', numberOfLectures: 3, duration: 60, lectures: [] },
      },
    }),
    ...answers,
  });
  const router = createMemoryRouter([{ path: '*', element: <TrashPage /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const titles = () => page.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const restore = (title: string) => page.press(`Restore ${title}`);
  return { ...page, sent, titles, restore };
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('the trash', () => {
  it('no longer lists a restored item, without a refetch', async () => {
    const { sent, titles, restore, unmount } = await open();
    expect(titles()).toEqual(['Lecture a', 'Lecture b']);
    const before = sent.length;
    await restore('Lecture a');
    expect(titles()).toEqual(['Lecture b']);
    expect(sent.slice(before)).toEqual(['RestoreLecture']);
    await unmount();
  });

  it('keeps an item that the server refuses to restore', async () => {
    const { titles, restore, unmount } = await open({
      RestoreLecture: () => new GraphQLError('This lecture does not exist'),
    });
    await restore('Lecture a');
    expect(titles()).toEqual(['Lecture a', 'Lecture b']);
    await unmount();
  });

  it('explains itself when it is empty', async () => {
    const { container, unmount } = await open({
      TrashedLectures: () => ({ trashedLectures: sampleConnection('Lecture', []) }),
    });
    expect(container.textContent).toContain('The trash is empty');
    await unmount();
  });
});
