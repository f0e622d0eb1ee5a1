// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { CourseLecturesDocument } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';
import { uploadMessages } from '#shared/upload.ts';
import { SendError } from './send-error.ts';
import type { SendFile, SendJob } from './send-file.ts';
import { skippedFiles } from './skipped-files.ts';
import { UploadManager } from './upload-manager.ts';

const variables = { slug: 'course-1' };
const video = (name: string, { size = 4, type = 'video/mp4' } = {}) => ({
  file: new File(['x'.repeat(size)], name, { type }),
  handle: null,
});

const lectureOn = (id: string, title: string) => ({
  ...samplePlayableLecture(id),
  title,
  status: 'UPLOADING',
  progressPercent: 25,
  processingStep: null,
  failure: null,
  video: null,
});
const uploadOf = (id: string, fileName: string, size = 4) => ({
  __typename: 'LectureUpload',
  id,
  url: `/uploads/${id}`,
  fileName,
  size,
  lecture: {
    ...lectureOn(`l-${id}`, fileName.replace(/\.\w+$/, '')),
    course: { __typename: 'Course', id: '1' },
  },
});

/** Answers with an upload for each file, numbered from 1. */
const startUploads = ({ input }: Record<string, unknown>) => ({
  // The manager sends this shape.
  startUploads: (input as { files: { fileName: string; size: number }[] }).files.map(
    ({ fileName, size }, index) => uploadOf(String(index + 1), fileName, size),
  ),
});

/** Opens a manager and course 1 with lecture a. Files go to `send`. */
async function openManager(answers: Answers, send: SendFile) {
  const { client, sent } = createCountingClient({
    CourseLectures: () => ({
      course: { ...sampleCourse('1'), progress: null, lectures: [samplePlayableLecture('a')] },
    }),
    Uploads: () => uploads([]),
    SentUploads: () => sentUploads([]),
    StartUploads: startUploads,
    ...answers,
  });
  await client.query({ query: CourseLecturesDocument, variables });
  const manager = new UploadManager(client, send);
  const lectures = () =>
    client.readQuery({ query: CourseLecturesDocument, variables })?.course.lectures.map(({ title }) => title);
  const statusOf = (id: string) =>
    client
      .readQuery({ query: CourseLecturesDocument, variables })
      ?.course.lectures.find((lecture) => lecture.id === id)?.status;
  return { manager, sent, lectures, statusOf };
}

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const uploads = (nodes: object[]) => ({
  uploads: { __typename: 'LectureUploadConnection', nodes, pageInfo },
  fileUploads: { __typename: 'FileUploadConnection', nodes: [], pageInfo },
});
const sentUploads = (failed: object[], processing: object[] = []) => ({
  failedUploads: { __typename: 'LectureConnection', nodes: failed },
  processingUploads: { __typename: 'LectureConnection', nodes: processing },
});
const phases = (manager: UploadManager) => manager.queue.items().map(({ phase }) => phase);
const toasts = () => currentToasts().map(({ text }) => text);

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('videos that are added', () => {
  it('become lectures at the end of the outline in order, without a refetch', async () => {
    const { manager, sent, lectures, statusOf } = await openManager({}, () => Promise.resolve());
    await manager.addVideos('1', [video('Bowline.mp4'), video('Clove hitch.mp4')]);
    expect(lectures()).toEqual(['Lecture a', 'Bowline', 'Clove hitch']);
    await eventually(() => expect(phases(manager)).toEqual(['sent', 'sent']));
    expect(statusOf('l-1')).toBe('PROCESSING');
    expect(sent).toEqual(['CourseLectures', 'StartUploads']);
  });

  it('are reported one by one, and together when the last one is uploaded', async () => {
    const jobs: (() => void)[] = [];
    const { manager } = await openManager({}, () => new Promise((resolve) => jobs.push(resolve)));
    await manager.addVideos('1', [video('Bowline.mp4'), video('Clove hitch.mp4')]);
    jobs[0]?.();
    await eventually(() => expect(toasts()).toEqual([uploadMessages.success.upload({ title: 'Bowline' })]));
    jobs[1]?.();
    await eventually(() => expect(toasts()).toContain(uploadMessages.success.uploadsDone));
  });

  it('skip files that are not videos, and report them', async () => {
    const { manager, lectures } = await openManager({}, () => Promise.resolve());
    await manager.addVideos('1', [
      video('notes.pdf', { type: 'application/pdf' }),
      video('empty.mp4', { size: 0 }),
      video('Bowline.mkv', { type: '' }),
    ]);
    expect(lectures()).toEqual(['Lecture a', 'Bowline']);
    expect(toasts()).toContain(uploadMessages.notVideos({ fileNames: 'notes.pdf, empty.mp4' }));
    expect(skippedFiles()).toEqual(['notes.pdf', 'empty.mp4']);
  });

  it('format the skipped files as a list in the current language', async () => {
    await loadLanguages();
    setCurrentLanguage(() => 'de');
    const { manager } = await openManager({}, () => Promise.resolve());
    await manager.addVideos('1', [
      video('empty.mp4', { size: 0 }),
      video('notes.pdf', { type: 'application/pdf' }),
    ]);
    expect(toasts()).toContain(uploadMessages.notVideos({ fileNames: 'empty.mp4 und notes.pdf' }));
    setCurrentLanguage(() => 'en');
  });

  it('add nothing when the server refuses', async () => {
    const refused = () => new GraphQLError('This video is too large');
    const { manager, lectures } = await openManager({ StartUploads: refused }, () => Promise.resolve());
    await manager.addVideos('1', [video('Bowline.mp4')]);
    expect(lectures()).toEqual(['Lecture a']);
    expect(manager.queue.items()).toEqual([]);
    expect(toasts()).toEqual(['This video is too large']);
  });

  it('report a failure with the title and the reason', async () => {
    const { manager } = await openManager({}, () => Promise.reject(new SendError('gone', 'No picture')));
    await manager.addVideos('1', [video('Bowline.mp4')]);
    await eventually(() => expect(toasts()).toEqual(['Bowline: No picture']));
  });
});

describe('a replacement video', () => {
  const found = video('Bowline.mp4');

  it('is uploaded in the tray', async () => {
    const jobs: SendJob[] = [];
    const startReplacement = () => ({ startReplacement: uploadOf('7', 'Bowline.mp4') });
    const { manager } = await openManager(
      { StartReplacement: startReplacement },
      async (job) => void jobs.push(job),
    );
    await manager.replaceVideo('a', found);
    expect(jobs.map(({ url, file }) => [url, file])).toEqual([['/uploads/7', found.file]]);
  });

  it('is refused while another upload is running, with a message', async () => {
    const refused = () => new GraphQLError(uploadMessages.conflict.uploadRunning);
    const { manager } = await openManager({ StartReplacement: refused }, () => Promise.resolve());
    await manager.replaceVideo('a', found);
    expect(manager.queue.items()).toEqual([]);
    expect(toasts()).toEqual([uploadMessages.conflict.uploadRunning]);
  });
});

describe('unfinished uploads after a reload', () => {
  const unfinished = {
    Uploads: () => uploads([uploadOf('2', 'Clove hitch.mp4', 8), uploadOf('1', 'Bowline.mp4')]),
  };

  it('wait for their files, oldest first, with the accepted bytes', async () => {
    const { manager } = await openManager(unfinished, () => Promise.resolve());
    await manager.restore();
    expect(
      manager.queue.items().map(({ title, phase, progress }) => [title, phase, progress.loaded]),
    ).toEqual([
      ['Bowline', 'needs-file', 1],
      ['Clove hitch', 'needs-file', 2],
    ]);
  });

  it('resume when their file is dropped again, instead of creating a second lecture', async () => {
    const jobs: SendJob[] = [];
    const { manager, sent } = await openManager(unfinished, (job) => {
      jobs.push(job);
      return Promise.resolve();
    });
    await manager.restore();
    await manager.addVideos('1', [video('Bowline.mp4')]);
    expect(jobs.map(({ url }) => url)).toEqual(['/uploads/1']);
    expect(sent).not.toContain('StartUploads');
  });

  it('do not include those that this tab is creating when the server lists them', async () => {
    const listed = Promise.withResolvers<void>();
    const { manager } = await openManager(
      {
        ...unfinished,
        // The answer arrives after the list of the server.
        StartUploads: (input) => listed.promise.then(() => startUploads(input)),
        SentUploads: () => {
          setTimeout(listed.resolve);
          return sentUploads([]);
        },
      },
      () => new Promise(() => undefined),
    );
    const adding = manager.addVideos('1', [video('Bowline.mp4')]);
    await Promise.all([adding, manager.restore()]);
    expect(manager.queue.find('1')?.phase).toBe('sending');
    expect(manager.queue.find('2')?.phase).toBe('needs-file');
  });

  it('do not resume when their file is dropped on another course', async () => {
    const { manager, sent } = await openManager(unfinished, () => new Promise(() => undefined));
    await manager.restore();
    await manager.addVideos('2', [video('Bowline.mp4')]);
    expect(sent).toContain('StartUploads');
    expect(manager.queue.find('1')?.phase).toBe('needs-file');
  });
});

describe('videos that were uploaded before a reload', () => {
  const course = { __typename: 'Course', id: '1' };
  const failed = { status: 'FAILED', failure: 'This file is not a video' };
  const answers = {
    Uploads: () => uploads([uploadOf('1', 'Bowline.mp4')]),
    SentUploads: () =>
      sentUploads(
        [
          { ...lectureOn('l-2', 'Notes'), ...failed, course },
          { ...samplePlayableLecture('l-3'), status: 'FAILED', course },
          { ...lectureOn('l-1', 'Bowline'), ...failed, course },
        ],
        [{ ...samplePlayableLecture('l-4'), status: 'PROCESSING', processingStep: 'CONVERTING', course }],
      ),
  };

  it('are listed as processing or failed, unless they are already being uploaded again', async () => {
    const { manager } = await openManager(answers, () => Promise.resolve());
    await manager.restore();
    const items = manager.queue.items().map(({ title, phase, reason }) => [title, phase, reason]);
    expect(items).toEqual([
      ['Bowline', 'needs-file', null],
      ['Lecture l-3', 'sent', null],
      ['Notes', 'failed', 'This file is not a video'],
      ['Lecture l-4', 'sent', null],
    ]);
  });

  it('are dismissed on the server as well', async () => {
    const { manager, sent } = await openManager(answers, () => Promise.resolve());
    await manager.restore();
    manager.dismiss('l-2');
    await eventually(() => expect(sent).toContain('DismissUpload'));
    expect(manager.queue.find('l-2')).toBeUndefined();
  });
});

describe('an upload that is cancelled', () => {
  it('removes its lecture from the outline and itself from the tray', async () => {
    const course = { __typename: 'Course', id: '1', numberOfLectures: 2, duration: 60, progress: null };
    const { manager, lectures } = await openManager(
      {
        CancelUpload: ({ id }) => ({
          cancelUpload: { __typename: 'CancelUploadPayload', id, lecture: null, course },
        }),
      },
      () => new Promise(() => undefined),
    );
    await manager.addVideos('1', [video('Bowline.mp4')]);
    const [item] = manager.queue.items();
    if (!item) throw new Error('Nothing is in the tray');
    await manager.cancel(item);
    expect(lectures()).toEqual(['Lecture a']);
    expect(manager.queue.items()).toEqual([]);
  });

  it('stays when the server refuses, and can be resumed', async () => {
    const refused = () => new GraphQLError('Not now');
    const { manager, lectures } = await openManager(
      { CancelUpload: refused },
      () => new Promise(() => undefined),
    );
    await manager.addVideos('1', [video('Bowline.mp4')]);
    const [item] = manager.queue.items();
    if (!item) throw new Error('Nothing is in the tray');
    await manager.cancel(item);
    expect(phases(manager)).toEqual(['paused']);
    expect(lectures()).toEqual(['Lecture a', 'Bowline']);
  });
});
