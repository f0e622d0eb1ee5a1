// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import type { SendJob } from './send-file.ts';
import { UploadManager } from './upload-manager.ts';

const place = { courseId: '1', slug: 'course-1', lectureId: null };
const ofLecture = { ...place, lectureId: 'a' };
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const picked = (name: string) => ({ file: new File(['four'], name), handle: null });

const uploadOf = (id: string, fileName: string, lectureId: string | null = null) => ({
  __typename: 'FileUpload',
  id,
  url: `/uploads/${id}`,
  fileName,
  size: 4,
  course: { __typename: 'Course', id: '1', slug: 'course-1' },
  lecture: lectureId === null ? null : { __typename: 'Lecture', id: lectureId },
});

/** Answers with an upload for each file, numbered from 1. */
const startFileUploads = ({ input }: Record<string, unknown>) => {
  // The manager sends this shape.
  const { files } = input as { files: { fileName: string; size: number }[] };
  const starts = files.map(({ fileName, size }, index) => {
    const id = `n${index + 1}`;
    const upload = { __typename: 'FileUpload', id, url: `/uploads/${id}`, fileName, size };
    return { __typename: 'FileUploadStart', upload, refusal: null };
  });
  return { startFileUploads: { __typename: 'StartFileUploadsPayload', files: starts } };
};

/** Opens a manager. The pages of running uploads are `pages`. No file arrives. */
function openManager(pages: object[][], answers: Answers = {}) {
  const jobs: SendJob[] = [];
  const { client, sent } = createCountingClient({
    Uploads: ({ afterFile }) => {
      const page = Number(afterFile ?? 0);
      const hasNextPage = page + 1 < pages.length;
      const info = { ...pageInfo, hasNextPage, endCursor: String(page + 1) };
      return {
        uploads: { __typename: 'LectureUploadConnection', nodes: [], pageInfo },
        fileUploads: { __typename: 'FileUploadConnection', nodes: pages[page] ?? [], pageInfo: info },
      };
    },
    SentUploads: () => ({
      failedUploads: { __typename: 'LectureConnection', nodes: [] },
      processingUploads: { __typename: 'LectureConnection', nodes: [] },
    }),
    StartFileUploads: startFileUploads,
    ...answers,
  });
  const manager = new UploadManager(client, (job) => {
    jobs.push(job);
    return new Promise(() => undefined);
  });
  return { manager, jobs, sent };
}

beforeEach(() => {
  const told = () => Promise.resolve(new Response(null, { headers: { 'upload-offset': '3' } }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(told);
});
afterEach(() => {
  vi.restoreAllMocks();
  currentToasts().forEach(({ id }) => dismissToast(id));
});

describe('files that are added', () => {
  it('start with one request for up to 100 of them', async () => {
    const { manager, sent } = openManager([]);
    await manager.addFiles(
      place,
      Array.from({ length: 101 }, (_, index) => picked(`${index}.pdf`)),
    );
    expect(sent).toEqual(['StartFileUploads', 'StartFileUploads']);
  });
});

describe('uploads of files after a reload', () => {
  const pages = [[uploadOf('3', 'c.pdf', 'a'), uploadOf('2', 'b.pdf')], [uploadOf('1', 'Sch\u00f6n.pdf')]];

  it('wait for their files, oldest first, with their places and the accepted bytes', async () => {
    const { manager } = openManager(pages);
    await manager.restore();
    const items = manager.queue.items();
    expect(items.map((item) => [item.title, item.phase, item.progress.loaded, item.place])).toEqual([
      ['Sch\u00f6n.pdf', 'needs-file', 3, place],
      ['b.pdf', 'needs-file', 3, place],
      ['c.pdf', 'needs-file', 3, ofLecture],
    ]);
  });

  it('resume when their files are added again at the same place, whose names may have composed accents', async () => {
    const { manager, jobs, sent } = openManager(pages);
    await manager.restore();
    await manager.addFiles(place, [picked('Scho\u0308n.pdf'), picked('b.pdf')]);
    await eventually(() => expect(jobs.map(({ url }) => url)).toEqual(['/uploads/1', '/uploads/2']));
    expect(sent).not.toContain('StartFileUploads');
    await manager.addFiles(place, [picked('c.pdf')]);
    expect(sent).toContain('StartFileUploads');
    expect(manager.queue.find('3')?.phase).toBe('needs-file');
  });

  it('are listed with unknown progress when the server does not tell it', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const { manager } = openManager([[uploadOf('1', 'a.pdf')]]);
    await manager.restore();
    expect(manager.queue.items().map(({ progress }) => progress.loaded)).toEqual([0]);
  });
});
