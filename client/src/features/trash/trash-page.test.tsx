// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { sampleFiledCourse } from '#client/testing/file-samples.ts';
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

const file = (id: string, lectureTitle: string | null) => ({
  __typename: 'CourseFile' as const,
  id,
  title: `${id}.pdf`,
  deletedAt,
  lecture: lectureTitle === null ? null : { __typename: 'Lecture', id: 'l9', title: lectureTitle },
  course: { __typename: 'Course', id: 'c9', title: 'Course 9' },
});

/** Opens the trash with lectures a and b and no course. */
async function open(answers: Answers = {}) {
  const { client, sent } = createCountingClient({
    TrashedCourses: () => ({ trashedCourses: sampleConnection('Course', []) }),
    TrashedLectures: () => ({ trashedLectures: sampleConnection('Lecture', [lecture('a'), lecture('b')]) }),
    TrashedFiles: () => ({ trashedFiles: sampleConnection('CourseFile', []) }),
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
  it('no longer lists a restored item, without a refetch of its list', async () => {
    const { sent, titles, restore, unmount } = await open();
    expect(titles()).toEqual(['Lecture a', 'Lecture b']);
    const before = sent.length;
    await restore('Lecture a');
    expect(titles()).toEqual(['Lecture b']);
    // Files that were deleted before the lecture are in the trash again.
    expect(sent.slice(before)).toEqual(['RestoreLecture', 'TrashedFiles']);
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

  it('lists files with their places, restores them and deletes them forever', async () => {
    const { container, sent, titles, restore, press, unmount } = await open({
      TrashedLectures: () => ({ trashedLectures: sampleConnection('Lecture', []) }),
      TrashedFiles: () => ({
        trashedFiles: sampleConnection('CourseFile', [file('a', null), file('b', 'Bends'), file('c', null)]),
      }),
      RestoreFile: ({ id }) => ({
        restoreFile: {
          __typename: 'RestoreFilePayload',
          file: { __typename: 'CourseFile', id },
          course: sampleFiledCourse([]),
        },
      }),
      DeleteFileForever: ({ id }) => ({ deleteFileForever: id }),
    });
    expect(titles()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(container.textContent).toContain('Course 9Bends');
    await restore('a.pdf');
    expect(titles()).toEqual(['b.pdf', 'c.pdf']);
    await press('Delete forever: b.pdf');
    await press('Delete forever');
    expect(titles()).toEqual(['c.pdf']);
    expect(sent.slice(-2)).toEqual(['RestoreFile', 'DeleteFileForever']);
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
