// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleFile } from '#client/testing/file-samples.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { patterns } from '#shared/paths.ts';

const player = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('#client/player/player.tsx', () => {
  player.isLoaded = true;
  return { Player: () => null };
});

/** A four-minute text. */
const text = {
  ...samplePlayableLecture('a'),
  kind: 'TEXT' as const,
  title: 'Which rope?',
  duration: 240,
  video: null,
  publishedAt: null,
};
const video = { ...samplePlayableLecture('b'), title: 'Bowline', position: 2 };
const progressOf = (id: string, isDone: boolean) => ({
  __typename: 'LectureProgress',
  id: `progress-${id}`,
  position: 0,
  isDone,
  recordedAt: '2026-01-01T00:00:00.000Z',
});
const ofCourse = (done: number) => ({
  __typename: 'CourseProgress',
  id: 'of-1',
  done,
  total: 2,
  nextLecture: null,
  certificate: null,
});

let mounted: Awaited<ReturnType<typeof render>>;

beforeEach(() => {
  player.isLoaded = false;
  vi.resetModules();
});
afterEach(async () => {
  await mounted.unmount();
  document.body.replaceChildren();
});

/** Opens the watch page at the text. `inputs` are what was saved. */
async function open(lecture: object, isVisitor = false) {
  // The link that was followed.
  document.body.insertAdjacentHTML('afterbegin', '<a href="#" data-text>Which rope?</a>');
  document.querySelector('a')?.focus();
  const inputs: unknown[] = [];
  const saved = (input: unknown, isDone: boolean) => {
    inputs.push(input);
    return {
      ...progressOf('a', isDone),
      lecture: {
        __typename: 'Lecture',
        id: 'a',
        progress: { __typename: 'LectureProgress', id: 'progress-a' },
      },
      course: { __typename: 'Course', id: '1', progress: ofCourse(isDone ? 1 : 0) },
    };
  };
  const { client, sent } = createCountingClient({
    Me: () => ({ me: isVisitor ? null : sampleUser('USER', 'ACTIVE') }),
    CourseLectures: () => ({
      course: { ...sampleCourse('1'), progress: isVisitor ? null : ofCourse(0), lectures: [lecture, video] },
    }),
    LectureText: () => ({
      lecture: {
        __typename: 'Lecture',
        id: 'a',
        text: { __typename: 'LectureText', html: '<p>Hemp <em>breaks</em>.</p>', readingMinutes: 4 },
      },
    }),
    LectureFileLinks: () => ({
      lecture: {
        __typename: 'Lecture',
        id: 'a',
        files: [{ ...sampleFile('f1', 'Slides.pdf'), url: '/files/f1?token=1' }],
      },
    }),
    SaveProgress: ({ input }) => ({ saveProgress: saved(input, false) }),
    MarkLecture: ({ input }) => ({ markLecture: saved(input, true) }),
  });
  const { LecturePage } = await import('./lecture-page.tsx');
  const router = createMemoryRouter([{ path: patterns.lectures, element: <LecturePage /> }], {
    initialEntries: ['/courses/course-1/lectures/a'],
  });
  mounted = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { inputs, sent };
}

it('is an article with its reading time and the way to the next lecture, without a player', async () => {
  await open(text, true);
  const article = await eventually(() => mounted.getByRole('article', { name: 'Which rope?' }));
  await eventually(() => expect(article.textContent).toContain('Hemp breaks.'));
  expect(article.querySelector('em')?.textContent).toBe('breaks');
  expect(article.querySelector('h1')?.textContent).toBe('Which rope?');
  expect(article.textContent).toContain('4 min read');
  const next = [...article.querySelectorAll('a')].at(-1);
  expect([next?.getAttribute('href'), next?.textContent]).toEqual([
    '/courses/course-1/lectures/b',
    'Next: Bowline',
  ]);
  expect(mounted.container.querySelector('video, .video-player')).toBeNull();
  expect(player.isLoaded).toBe(false);
});

it('saves once that a learner has begun it, and is marked as done at its end', async () => {
  const { inputs } = await open(text);
  const button = await eventually(() => mounted.getByRole('button', { name: 'Mark as done' }));
  expect(button.closest('article')).not.toBeNull();
  await eventually(() => expect(inputs).toMatchObject([{ lectureId: 'a', position: 0 }]));
  await mounted.press('Mark as done');
  await eventually(() => expect(inputs.at(-1)).toEqual({ lectureId: 'a', isDone: true }));
  await eventually(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(inputs).toHaveLength(2);
});

it('does not ask for the text of a locked one, and offers the subscription', async () => {
  const { sent, inputs } = await open({ ...text, locked: true }, true);
  await eventually(() => mounted.getByRole('link', { name: 'Subscribe' }));
  expect(mounted.queryByRole('article')).toBeNull();
  expect(sent).not.toContain('LectureText');
  expect(inputs).toEqual([]);
});

const withFile = { ...text, files: [sampleFile('f1', 'Slides.pdf')] };
const files = () => mounted.getByRole('region', { name: 'Files' });

it('has its files at its end, with a new link for each download', async () => {
  const followed: (string | null)[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href'));
  });
  const { sent } = await open(withFile);
  await eventually(() => mounted.getByRole('button', { name: 'Download Slides.pdf' }));
  expect(files().closest('article')).not.toBeNull();
  expect(sent).not.toContain('LectureFileLinks');
  await mounted.press('Download Slides.pdf');
  await eventually(() => expect(followed).toEqual(['/files/f1?token=1']));
  click.mockRestore();
});

it('names the files of a locked one, without a way to them', async () => {
  await open({ ...withFile, locked: true }, true);
  await eventually(() => expect(files().textContent).toBe('FilesSlides.pdf2.5 MBLocked'));
  expect(files().querySelector('a, button')).toBeNull();
});
