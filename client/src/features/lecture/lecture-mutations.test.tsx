// @vitest-environment happy-dom
import { act } from 'react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import type { Answers } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { openCourse, pressAction } from '#client/testing/open-course.tsx';
import { RejectedVideoError, SendError } from '#client/features/upload/send-error.ts';
import type { SendFile } from '#client/features/upload/send-file.ts';
import { uploadManagerOf } from '#client/features/upload/upload-manager-of.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { useDeleteLecture } from './use-delete-lecture.ts';
import { useAddLecture } from './use-add-lecture.ts';

const input = { courseId: '1', title: 'Lecture c', description: 'What is said', isFreePreview: false };
const video = new File(['moving pictures'], 'c.mp4', { type: 'video/mp4' });
const courseAfter = (numberOfLectures: number, duration: number) => ({
  __typename: 'Course',
  id: '1',
  numberOfLectures,
  duration,
  progress: null,
});

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

const lecturesInOrder = (ids: readonly string[]) =>
  ids.map((id, index) => ({ __typename: 'Lecture', id, position: index + 1 }));

const unchanged = { ids: ['a', 'b'], onCoursePage: ['a', 'b'], count: 2, duration: 120 };

const startLecture = () => ({
  startLecture: {
    __typename: 'LectureUpload',
    id: 'u1',
    url: '/uploads/u1',
    fileName: 'c.mp4',
    size: 15,
    lecture: {
      ...samplePlayableLecture('c'),
      status: 'UPLOADING',
      progressPercent: 0,
      processingStep: null,
      video: null,
      course: { __typename: 'Course', id: '1' },
    },
  },
});
const addTo = async (answers: Answers, send: SendFile) => {
  const screen = await openCourse(useAddLecture, { StartLecture: startLecture, ...answers });
  const manager = uploadManagerOf(screen.client, send);
  const add = () => screen.current().addLecture(input, video);
  return { ...screen, manager, add };
};
const toasts = () => currentToasts().map(({ kind, text }) => [kind, text]);

describe('adding a lecture', () => {
  it('appends it to the outline, uploads its video, and reports the end of the upload', async () => {
    const arrived = Promise.withResolvers<void>();
    const screen = await addTo({}, () => arrived.promise);
    let adding: ReturnType<typeof screen.add> | undefined;
    await act(async () => {
      adding = screen.add();
      await eventually(() => expect(screen.manager.queue.find('u1')?.phase).toBe('sending'));
    });
    expect(screen.shown()).toMatchObject({ ids: ['a', 'b', 'c'], onCoursePage: ['a', 'b', 'c'] });
    expect(screen.current().isAdding).toBe(true);
    expect(toasts()).toEqual([['loading', lectureMessages.loading.addLecture]]);
    arrived.resolve();
    expect((await act(async () => adding))?.ok).toBe(true);
    expect(toasts()).toEqual([['success', lectureMessages.success.addLecture]]);
    expect(screen.current().isAdding).toBe(false);
    expect(screen.sentSince()).toEqual(['StartLecture']);
    await screen.close();
  });

  it('changes nothing when the server refuses', async () => {
    const refused = () => new GraphQLError('This video is too large');
    const screen = await addTo({ StartLecture: refused }, () => Promise.resolve());
    const outcome = await act(screen.add);
    expect(outcome.ok).toBe(false);
    expect(screen.shown()).toEqual(unchanged);
    expect(screen.sentSince()).toEqual(['StartLecture']);
    expect(screen.manager.queue.items()).toEqual([]);
    expect(toasts()).toEqual([['error', 'This video is too large']]);
    await screen.close();
  });

  it('reports a rejected video once, with the id of its lecture', async () => {
    const rejected = new SendError('rejected', 'This file has sound only');
    const screen = await addTo({}, () => Promise.reject(rejected));
    const outcome = await act(screen.add);
    expect(outcome).toMatchObject({ ok: false, error: { lectureId: 'c' } });
    expect(!outcome.ok && outcome.error).toBeInstanceOf(RejectedVideoError);
    expect(toasts()).toEqual([['error', 'This file has sound only']]);
    await screen.close();
  });

  it('retries after a lost connection, and ends silently when it is cancelled', async () => {
    const screen = await addTo({}, () => Promise.reject(new SendError('again', 'The connection is lost')));
    let adding: ReturnType<typeof screen.add> | undefined;
    await act(async () => {
      adding = screen.add();
      await eventually(() => expect(screen.manager.queue.find('u1')?.phase).toBe('retrying'));
    });
    expect(screen.current().isAdding).toBe(true);
    screen.manager.dismiss('u1');
    const outcome = await act(async () => adding);
    expect(outcome?.ok).toBe(false);
    expect(toasts()).toEqual([]);
    await screen.close();
  });
});

describe('deleting a lecture', () => {
  it('removes it from the outline and updates count and duration, without a refetch', async () => {
    const screen = await openCourse(useDeleteLecture, {
      DeleteLecture: ({ id }) => ({
        deleteLecture: { __typename: 'DeleteLecturePayload', id, course: courseAfter(1, 60) },
      }),
    });
    await act(() => screen.current()('a'));
    expect(screen.shown()).toEqual({ ids: ['b'], onCoursePage: ['b'], count: 1, duration: 60 });
    expect(screen.client.extract()).not.toHaveProperty('Lecture:a');
    expect(screen.sentSince()).toEqual(['DeleteLecture']);
    await screen.close();
  });

  it('can be undone from the toast, which restores position, count and duration', async () => {
    const screen = await openCourse(useDeleteLecture, {
      DeleteLecture: ({ id }) => ({
        deleteLecture: { __typename: 'DeleteLecturePayload', id, course: courseAfter(1, 60) },
      }),
      RestoreLecture: () => ({
        restoreLecture: {
          ...samplePlayableLecture('a'),
          course: { ...courseAfter(2, 120), lectures: lecturesInOrder(['a', 'b']) },
        },
      }),
    });
    await act(() => screen.current()('a'));
    await pressAction();
    expect(screen.shown()).toEqual(unchanged);
    expect(screen.sentSince()).toEqual(['DeleteLecture', 'RestoreLecture']);
    await screen.close();
  });

  it('changes nothing when the server refuses', async () => {
    const screen = await openCourse(useDeleteLecture, {
      DeleteLecture: () => new GraphQLError('This lecture does not exist'),
    });
    await act(() => screen.current()('a'));
    expect(screen.shown()).toEqual(unchanged);
    expect(screen.sentSince()).toEqual(['DeleteLecture']);
    await screen.close();
  });
});
