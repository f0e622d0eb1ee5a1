// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { CourseLecturesDocument } from '#client/gql/graphql.ts';
import { currentNotices, dismissNotice } from '#client/toasts/notices.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { messages } from '#shared/messages.ts';
import { SendFault } from './send-fault.ts';
import type { SendFile, SendJob } from './send-file.ts';
import { UploadDesk } from './upload-desk.ts';

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
  // Of the form that the desk sends.
  startUploads: (input as { files: { fileName: string; size: number }[] }).files.map(
    ({ fileName, size }, index) => uploadOf(String(index + 1), fileName, size),
  ),
});

/** A desk beside course 1 with lecture a, whose files go to `send`. */
async function openDesk(answers: Answers, send: SendFile) {
  const { client, sent } = createCountingClient({
    CourseLectures: () => ({
      course: { ...sampleCourse('1'), progress: null, lectures: [samplePlayableLecture('a')] },
    }),
    Uploads: () => uploads([]),
    StartUploads: startUploads,
    ...answers,
  });
  await client.query({ query: CourseLecturesDocument, variables });
  const desk = new UploadDesk(client, send);
  const lectures = () =>
    client.readQuery({ query: CourseLecturesDocument, variables })?.course.lectures.map(({ title }) => title);
  const statusOf = (id: string) =>
    client
      .readQuery({ query: CourseLecturesDocument, variables })
      ?.course.lectures.find((lecture) => lecture.id === id)?.status;
  return { desk, sent, lectures, statusOf };
}

const uploads = (nodes: object[]) => ({
  uploads: {
    __typename: 'LectureUploadConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const phases = (desk: UploadDesk) => desk.queue.items().map(({ phase }) => phase);
const notices = () => currentNotices().map(({ text }) => text);

afterEach(() => currentNotices().forEach(({ id }) => dismissNotice(id)));

describe('videos that are added', () => {
  it('become lectures at the end of the outline in their order, and nothing is fetched again', async () => {
    const { desk, sent, lectures, statusOf } = await openDesk({}, () => Promise.resolve());
    await desk.addVideos('1', [video('Bowline.mp4'), video('Clove hitch.mp4')]);
    expect(lectures()).toEqual(['Lecture a', 'Bowline', 'Clove hitch']);
    await eventually(() => expect(phases(desk)).toEqual(['sent', 'sent']));
    expect(statusOf('l-1')).toBe('PROCESSING');
    expect(sent).toEqual(['CourseLectures', 'StartUploads']);
  });

  it('are told of one by one, and together when the last has arrived', async () => {
    const jobs: (() => void)[] = [];
    const { desk } = await openDesk({}, () => new Promise((resolve) => jobs.push(resolve)));
    await desk.addVideos('1', [video('Bowline.mp4'), video('Clove hitch.mp4')]);
    jobs[0]?.();
    await eventually(() => expect(notices()).toEqual([messages.success.upload('Bowline')]));
    jobs[1]?.();
    await eventually(() => expect(notices()).toContain(messages.success.uploadsDone));
  });

  it('leave out what is no video, and say so', async () => {
    const { desk, lectures } = await openDesk({}, () => Promise.resolve());
    await desk.addVideos('1', [
      video('notes.pdf', { type: 'application/pdf' }),
      video('empty.mp4', { size: 0 }),
      video('Bowline.mkv', { type: '' }),
    ]);
    expect(lectures()).toEqual(['Lecture a', 'Bowline']);
    expect(notices()).toContain(messages.upload.notVideos('notes.pdf, empty.mp4'));
  });

  it('add nothing when the server refuses', async () => {
    const refused = () => new GraphQLError('This video is too large');
    const { desk, lectures } = await openDesk({ StartUploads: refused }, () => Promise.resolve());
    await desk.addVideos('1', [video('Bowline.mp4')]);
    expect(lectures()).toEqual(['Lecture a']);
    expect(desk.queue.items()).toEqual([]);
    expect(notices()).toEqual(['This video is too large']);
  });

  it('say with the title why one failed', async () => {
    const { desk } = await openDesk({}, () => Promise.reject(new SendFault('gone', 'No picture')));
    await desk.addVideos('1', [video('Bowline.mp4')]);
    await eventually(() => expect(notices()).toEqual(['Bowline: No picture']));
  });
});

describe('a video that takes the place of another', () => {
  const found = video('Bowline.mp4');

  it('is sent by the tray', async () => {
    const jobs: SendJob[] = [];
    const startReplacement = () => ({ startReplacement: uploadOf('7', 'Bowline.mp4') });
    const { desk } = await openDesk(
      { StartReplacement: startReplacement },
      async (job) => void jobs.push(job),
    );
    await desk.replaceVideo('a', found);
    expect(jobs.map(({ url, file }) => [url, file])).toEqual([['/uploads/7', found.file]]);
  });

  it('waits until the one before it has arrived, and says so', async () => {
    const refused = () => new GraphQLError(messages.conflict.uploadRunning);
    const { desk } = await openDesk({ StartReplacement: refused }, () => Promise.resolve());
    await desk.replaceVideo('a', found);
    expect(desk.queue.items()).toEqual([]);
    expect(notices()).toEqual([messages.conflict.uploadRunning]);
  });
});

describe('unfinished uploads after a reload', () => {
  const unfinished = {
    Uploads: () => uploads([uploadOf('2', 'Clove hitch.mp4', 8), uploadOf('1', 'Bowline.mp4')]),
  };

  it('wait for their files, oldest first, at what had arrived', async () => {
    const { desk } = await openDesk(unfinished, () => Promise.resolve());
    await desk.restore();
    expect(desk.queue.items().map(({ title, phase, progress }) => [title, phase, progress.loaded])).toEqual([
      ['Bowline', 'fileless', 1],
      ['Clove hitch', 'fileless', 2],
    ]);
  });

  it('go on when their file is dropped again, instead of becoming a second lecture', async () => {
    const jobs: SendJob[] = [];
    const { desk, sent } = await openDesk(unfinished, (job) => {
      jobs.push(job);
      return Promise.resolve();
    });
    await desk.restore();
    await desk.addVideos('1', [video('Bowline.mp4')]);
    expect(jobs.map(({ url }) => url)).toEqual(['/uploads/1']);
    expect(sent).not.toContain('StartUploads');
  });

  it('stay as they are when their file is dropped on another course', async () => {
    const { desk, sent } = await openDesk(unfinished, () => new Promise(() => undefined));
    await desk.restore();
    await desk.addVideos('2', [video('Bowline.mp4')]);
    expect(sent).toContain('StartUploads');
    expect(desk.queue.find('1')?.phase).toBe('fileless');
  });
});

describe('an upload that is cancelled', () => {
  it('takes its lecture out of the outline, and itself out of the tray', async () => {
    const course = { __typename: 'Course', id: '1', numberOfLectures: 2, duration: 60, progress: null };
    const { desk, lectures } = await openDesk(
      {
        CancelUpload: ({ id }) => ({
          cancelUpload: { __typename: 'CancelUploadPayload', id, lecture: null, course },
        }),
      },
      () => new Promise(() => undefined),
    );
    await desk.addVideos('1', [video('Bowline.mp4')]);
    const [item] = desk.queue.items();
    if (!item) throw new Error('Nothing is in the tray');
    await desk.cancel(item);
    expect(lectures()).toEqual(['Lecture a']);
    expect(desk.queue.items()).toEqual([]);
  });

  it('stays when the server refuses, and can go on', async () => {
    const refused = () => new GraphQLError('Not now');
    const { desk, lectures } = await openDesk({ CancelUpload: refused }, () => new Promise(() => undefined));
    await desk.addVideos('1', [video('Bowline.mp4')]);
    const [item] = desk.queue.items();
    if (!item) throw new Error('Nothing is in the tray');
    await desk.cancel(item);
    expect(phases(desk)).toEqual(['paused']);
    expect(lectures()).toEqual(['Lecture a', 'Bowline']);
  });
});
