import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#client/testing/eventually.ts';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { createSendFile, type SendFile } from './send-file.ts';
import { createNodeHttpStack, startTusServer, type TusServer } from './tus-server.test-helper.ts';
import type { UploadItem, UploadPhase } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';

const part = 8 * 1024 * 1024;
const send = createSendFile(createNodeHttpStack());
let server: TusServer;
let queue: UploadQueue;
let settled: UploadItem[];
/** Resolves with whether the user logs in again after the session has ended. */
let login: PromiseWithResolvers<boolean>;
const logInAgain = () => login.promise;

beforeEach(async () => {
  server = await startTusServer();
  settled = [];
  login = Promise.withResolvers();
  queue = new UploadQueue({
    send,
    onSettled: (item) => void settled.push(item),
    logInAgain,
    parallel: 2,
    retryDelays: [20],
    fullDelay: 40,
  });
});

afterEach(async () => {
  queue.clear();
  await server.close();
});

const errorBody = (message: string) => JSON.stringify({ success: false, message });
const videoOf = (bytes: Buffer, name = 'bowline.mp4') =>
  new File([new Uint8Array(bytes)], name, { type: 'video/mp4' });

/** Creates an upload of these bytes and adds it to the queue. */
function add(id: string, bytes: Buffer, { arrived = Buffer.alloc(0), withFile = true } = {}) {
  const url = server.open(id, bytes.length, arrived);
  const target = { id, url, lectureId: `lecture-${id}`, courseId: 'c', title: `Title ${id}` };
  const file = videoOf(bytes);
  queue.add({ ...target, fileName: file.name, size: bytes.length }, withFile ? file : null);
}

const reach = (id: string, phase: UploadPhase) => eventually(() => expect(queue.find(id)?.phase).toBe(phase));
const methodsTo = (id: string) =>
  server.requests.filter(({ path }) => path === `/uploads/${id}`).map(({ method }) => method);

describe('an upload in the queue', () => {
  it('sends the file in chunks, each with the SHA-256 of exactly its bytes', async () => {
    const bytes = randomBytes(part + 1_000);
    add('a', bytes);
    await reach('a', 'sent');
    expect(server.bytesOf('a').equals(bytes)).toBe(true);
    const sumOf = (from: number, to?: number) =>
      `sha256 ${createHash('sha256').update(bytes.subarray(from, to)).digest('base64')}`;
    expect(server.requests.map(({ checksum }) => checksum)).toEqual([undefined, sumOf(0, part), sumOf(part)]);
    expect(queue.find('a')?.progress.loaded).toBe(bytes.length);
    expect(settled.map(({ id, phase }) => [id, phase])).toEqual([['a', 'sent']]);
  });

  it('opens a file only when it is sent, and asks for one that cannot be opened', async () => {
    const url = server.open('b', 4);
    const target = { lectureId: null, courseId: 'c', title: 'x', fileName: 'x.pdf', size: 4 };
    const opened: string[] = [];
    const opens = (id: string, open: () => File) => () => {
      opened.push(id);
      return Promise.resolve().then(open);
    };
    const release = server.hold();
    add('a1', randomBytes(4));
    add('a2', randomBytes(4));
    queue.add(
      { ...target, id: 'b', url },
      opens('b', () => new File(['four'], 'x.pdf')),
    );
    const fail = () => {
      throw new TypeError('damaged');
    };
    queue.add({ ...target, id: 'c', url }, opens('c', fail));
    expect(opened).toEqual([]);
    release();
    await reach('b', 'sent');
    await reach('c', 'needs-file');
    expect([opened, server.bytesOf('b').toString()]).toEqual([['b', 'c'], 'four']);
    expect(queue.find('c')?.reason).toBe(uploadMessages.fileUnreadable);
  });

  it('resumes at the offset of the server, and measures the speed from there', async () => {
    const bytes = randomBytes(part * 2);
    const open = server.hold();
    add('a', bytes, { arrived: bytes.subarray(0, part) });
    await eventually(() => expect(queue.find('a')?.progress.loaded).toBeGreaterThanOrEqual(part));
    expect(queue.find('a')?.progress.samples[0]?.loaded).toBe(part);
    open();
    await reach('a', 'sent');
    expect(server.bytesOf('a').equals(bytes)).toBe(true);
    expect(methodsTo('a')).toEqual(['HEAD', 'PATCH']);
  });

  it('waits in order while the maximum number of uploads is running', async () => {
    const open = server.hold();
    for (const id of ['a', 'b', 'c', 'd']) add(id, randomBytes(1_000));
    await eventually(() => expect(server.inFlight()).toBe(2));
    expect(queue.items().map(({ phase }) => phase)).toEqual(['sending', 'sending', 'queued', 'queued']);
    open();
    await reach('d', 'sent');
    expect(server.mostInFlight()).toBe(2);
  });

  it('keeps the accepted bytes when it is paused, and resumes from there', async () => {
    const bytes = randomBytes(part * 2);
    let open = () => {};
    server.decide(() => {
      open = server.hold();
      server.decide(() => 'kept');
      return 'kept';
    });
    add('a', bytes);
    await eventually(() => expect(methodsTo('a')).toEqual(['HEAD', 'PATCH', 'PATCH']));
    queue.pause('a');
    expect(queue.find('a')?.phase).toBe('paused');
    expect(server.bytesOf('a').length).toBe(part);
    add('b', randomBytes(10));
    await eventually(() => expect(methodsTo('b')).toContain('PATCH'));
    expect(methodsTo('a')).toEqual(['HEAD', 'PATCH', 'PATCH']);
    open();
    queue.resume('a');
    await reach('a', 'sent');
    expect(server.bytesOf('a').equals(bytes)).toBe(true);
  });

  it.each([
    ['a lost connection', 'broken' as const, uploadMessages.connectionLost],
    ['a server error', { status: 500 }, uploadMessages.serverAway],
    ['a damaged chunk', { status: 460 }, uploadMessages.checksum],
    ['a lock', { status: 423 }, uploadMessages.locked],
    ['a full disk', { status: 507 }, uploadMessages.diskFull],
  ])('retries after %s, and shows the reason', async (_, fate, reason) => {
    const bytes = randomBytes(1_000);
    const reasons: (string | null)[] = [];
    queue.subscribe(() => {
      const item = queue.find('a');
      if (item?.phase === 'retrying') reasons.push(item.reason);
    });
    let failures = 2;
    server.decide(() => (failures-- > 0 ? fate : 'kept'));
    add('a', bytes);
    await reach('a', 'sent');
    expect(server.bytesOf('a').equals(bytes)).toBe(true);
    expect(reasons).toEqual([reason, reason]);
  });

  it('shows only the accepted bytes while it waits for a retry', async () => {
    let parts = 0;
    server.decide(() => (++parts === 1 ? 'kept' : { status: 507 }));
    const shown: number[] = [];
    queue.subscribe(() => {
      const item = queue.find('a');
      if (item?.phase === 'retrying') shown.push(item.progress.loaded);
    });
    add('a', randomBytes(part * 2));
    await eventually(() => expect(shown.length).toBeGreaterThan(1));
    expect(new Set(shown)).toEqual(new Set([part]));
  });

  it('shows an accepted chunk immediately, without the throttling of progress', async () => {
    queue.clear();
    const sendOnePart: SendFile = async ({ onProgress, onAccepted }) => {
      [0, part / 2, part].forEach(onProgress);
      onAccepted(part);
      await new Promise<never>(() => undefined);
    };
    queue = new UploadQueue({ send: sendOnePart, onSettled: () => undefined, logInAgain });
    add('a', randomBytes(part * 2));
    expect(queue.find('a')).toMatchObject({ arrived: part, progress: { loaded: part } });
  });

  it("stops with the server's message when it is refused, and other uploads continue", async () => {
    server.decide((path) => (path.endsWith('/a') ? { status: 403, body: errorBody('Not you') } : 'kept'));
    add('a', randomBytes(1_000));
    add('b', randomBytes(1_000));
    await reach('b', 'sent');
    await reach('a', 'failed');
    expect(queue.find('a')).toMatchObject({ reason: 'Not you', isGone: false });
    server.decide(() => 'kept');
    queue.resume('a');
    await reach('a', 'sent');
  });

  it.each([
    ['resumes when the user logs in again', true, 'sent'],
    ['stops when they decline, and can be retried', false, 'failed'],
  ] as const)('waits after the session has ended, and %s', async (_what, isBack, end) => {
    server.decide(() => ({ status: 401, body: '' }));
    add('a', randomBytes(1_000));
    await reach('a', 'retrying');
    expect(queue.find('a')).toMatchObject({ reason: messages.access.loginRequired, retryAt: null });
    expect(settled).toEqual([]);
    server.decide(() => 'kept');
    login.resolve(isBack);
    await reach('a', end);
    expect(settled.map(({ phase }) => phase)).toEqual([end]);
    queue.resume('a');
    await reach('a', 'sent');
  });

  it('fails for good when the server finds no video in the file', async () => {
    server.decide(() => ({ status: 415, body: errorBody(videoFaultMessages.NOT_A_VIDEO) }));
    add('a', randomBytes(1_000));
    await reach('a', 'failed');
    expect(queue.find('a')).toMatchObject({ reason: videoFaultMessages.NOT_A_VIDEO, isGone: true });
    expect(settled.map(({ id }) => id)).toEqual(['a']);
  });

  it('is not retried when the server has discarded it', async () => {
    add('a', randomBytes(1_000));
    await reach('a', 'sent');
    const file = videoOf(randomBytes(3));
    const url = server.open('a', 3).replace('/a', '/gone');
    queue.add(
      { id: 'g', url, lectureId: 'l', courseId: 'c', title: 'T', fileName: file.name, size: 3 },
      file,
    );
    await reach('g', 'failed');
    expect(queue.find('g')).toMatchObject({ isGone: true, reason: uploadMessages.notFound.upload });
    queue.resume('g');
    expect(queue.find('g')?.phase).toBe('failed');
  });

  it('retries immediately when the network is back', async () => {
    queue.clear();
    queue = new UploadQueue({ send, onSettled: () => undefined, logInAgain, retryDelays: [3_600_000] });
    server.decide(() => 'broken');
    add('a', randomBytes(1_000));
    await reach('a', 'retrying');
    server.decide(() => 'kept');
    queue.retryNow();
    await reach('a', 'sent');
  });
});

describe('an upload without its file', () => {
  it('accepts its original file and resumes', async () => {
    const bytes = randomBytes(part + 10);
    add('a', bytes, { withFile: false, arrived: bytes.subarray(0, part) });
    expect(queue.find('a')?.phase).toBe('needs-file');
    expect(queue.offerFile('a', videoOf(bytes))).toBe(true);
    await reach('a', 'sent');
    expect(server.bytesOf('a').equals(bytes)).toBe(true);
  });

  it.each([
    ['name', (bytes: Buffer) => videoOf(bytes, 'clove-hitch.mp4')],
    ['size', (bytes: Buffer) => videoOf(bytes.subarray(1))],
  ])('refuses a file with another %s before anything is sent', (_, other) => {
    const bytes = randomBytes(1_000);
    add('a', bytes, { withFile: false });
    expect(queue.offerFile('a', other(bytes))).toBe(false);
    expect(queue.find('a')).toMatchObject({
      phase: 'needs-file',
      reason: uploadMessages.otherFile({ fileName: 'bowline.mp4' }),
    });
    expect(server.requests).toEqual([]);
  });

  it('waits while another tab sends it, and can be taken over afterwards', () => {
    add('a', randomBytes(10), { withFile: false });
    queue.markOtherTab('a');
    queue.resume('a');
    expect(queue.find('a')?.phase).toBe('other-tab');
    queue.takeOver('a');
    expect(queue.find('a')?.phase).toBe('needs-file');
  });
});
