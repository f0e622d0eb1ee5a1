// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleFile } from '#client/testing/file-samples.ts';
import type { render } from '#client/testing/render.tsx';
import { openArticle, sampleProgress, sampleProgressOfCourse } from './lecture-article.test-helper.tsx';

const player = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('#client/player/player.tsx', () => {
  player.isLoaded = true;
  return { Player: () => null };
});

/** A four-minute text. */
const text: ReturnType<typeof samplePlayableLecture> = {
  ...samplePlayableLecture('a'),
  kind: 'TEXT',
  title: 'Which rope?',
  duration: 240,
  video: null,
  publishedAt: null,
};

/** The progress of the course once the text has this progress. */
const courseWith = (progress: object | null) => ({
  __typename: 'Course',
  id: '1',
  progress: progress && sampleProgressOfCourse(1),
  lectures: [
    { __typename: 'Lecture', id: 'a', progress },
    { __typename: 'Lecture', id: 'b', progress: null },
  ],
});

const answers = {
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
  ResetProgress: () => ({ resetProgress: courseWith(null) }),
  UndoProgressReset: () => ({ undoProgressReset: courseWith(sampleProgress(true)) }),
};

let mounted: Awaited<ReturnType<typeof render>>;

beforeEach(() => {
  player.isLoaded = false;
  vi.resetModules();
});
afterEach(async () => {
  await mounted.unmount();
  document.body.replaceChildren();
});

async function open(lecture: typeof text, isVisitor = false) {
  const { page, ...opened } = await openArticle(lecture, { isVisitor, answers });
  mounted = page;
  return opened;
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

it('starts over on request, keeps the focus, and offers to undo it', async () => {
  const { inputs } = await open({ ...text, progress: sampleProgress(false) });
  const reset = await eventually(() => mounted.getByRole('button', { name: 'Reset progress' }));
  await eventually(() => expect(inputs).toHaveLength(1));
  reset.focus();
  await act(async () => reset.click());
  await eventually(() => expect(mounted.queryByRole('button', { name: 'Reset progress' })).toBeNull());
  const mark = mounted.getByRole('button', { name: 'Mark as done' });
  expect(document.activeElement).toBe(mark.nextElementSibling);
  // That of the modules of this test.
  const { currentToasts } = await import('#client/toasts/toasts.ts');
  const undo = () => currentToasts().find(({ action }) => action)?.action;
  await eventually(() => expect(undo()).toBeDefined());
  await act(async () => void undo()?.run());
  await eventually(() => mounted.getByRole('button', { name: 'Done' }));
  mounted.getByRole('button', { name: 'Reset progress' });
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
