import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { patterns } from '#shared/paths.ts';

const next = { ...samplePlayableLecture('b'), title: 'Bowline', position: 2 };

/** The progress in the lecture a. */
export const sampleProgress = (isDone: boolean) => ({
  __typename: 'LectureProgress' as const,
  id: 'progress-a',
  position: 0,
  isDone,
  recordedAt: '2026-01-01T00:00:00.000Z',
});

/** The progress in the course, which has two lectures. */
export const sampleProgressOfCourse = (done: number) => ({
  __typename: 'CourseProgress',
  id: 'of-1',
  done,
  total: 2,
  nextLecture: null,
  certificate: null,
});

interface OpenOptions {
  isVisitor?: boolean;
  answers?: Answers;
}

/** Opens the watch page at the lecture a, which is no video, as a subscriber. The video b follows. `inputs` are what was saved. */
export async function openArticle(
  lecture: ReturnType<typeof samplePlayableLecture>,
  { isVisitor = false, answers = {} }: OpenOptions = {},
) {
  // The link that was followed.
  document.body.insertAdjacentHTML('afterbegin', `<a href="#" data-text>${lecture.title}</a>`);
  document.querySelector('a')?.focus();
  const inputs: unknown[] = [];
  const saved = (input: unknown, isDone: boolean) => {
    inputs.push(input);
    return {
      ...sampleProgress(isDone),
      lecture: {
        __typename: 'Lecture',
        id: 'a',
        progress: { __typename: 'LectureProgress', id: 'progress-a' },
      },
      course: { __typename: 'Course', id: '1', progress: sampleProgressOfCourse(isDone ? 1 : 0) },
    };
  };
  const { client, sent } = createCountingClient({
    Me: () => ({ me: isVisitor ? null : sampleUser('USER', 'ACTIVE') }),
    CourseLectures: () => ({
      course: {
        ...sampleCourse('1'),
        progress: isVisitor ? null : sampleProgressOfCourse(0),
        lectures: [lecture, next],
      },
    }),
    SaveProgress: ({ input }) => ({ saveProgress: saved(input, false) }),
    MarkLecture: ({ input }) => ({ markLecture: saved(input, true) }),
    ...answers,
  });
  // Loaded for each test, so that it tells whether it loads the player.
  const { LecturePage } = await import('./lecture-page.tsx');
  const router = createMemoryRouter([{ path: patterns.lectures, element: <LecturePage /> }], {
    initialEntries: ['/courses/course-1/lectures/a'],
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { page, inputs, sent };
}
