// @slow server/src/caption server/src/lecture server/src/platform
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captionLimits, captionMessages } from '#shared/caption.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { addLecture, as, dataOf, refusalOf, registerAdmin, ROLES, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import {
  CAPTIONS_OF,
  countStatements,
  DELETE_CAPTIONS,
  emptyQueue,
  saveCaptions,
  trySaveCaptions,
  vtt,
  type SavedCaptions,
} from './captions.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let lectureId: string;
let courseId: string;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  courseId = (await writeCourse(app)).id;
});
afterAll(() => app.stop());
beforeEach(async () => {
  lectureId = (await writeLecture(app, courseId)).id;
});

const captionsOf = async (client: HttpClient, id = lectureId) =>
  dataOf(
    await client.graphql<{ courses: { nodes: { lectures: { id: string; captions: SavedCaptions[] }[] }[] } }>(
      CAPTIONS_OF,
    ),
  )
    .courses.nodes.flatMap(({ lectures }) => lectures)
    .find((lecture) => lecture.id === id)?.captions ?? [];

describe('saving captions', () => {
  it('stores WebVTT and serves it as clean WebVTT', async () => {
    const saved = await saveCaptions(admin, {
      lectureId,
      file: 'WEBVTT\n\nintro\n00:00.500 --> 00:01.000 align:start\n<v Ada>Fish &amp; <i>chips</i>\nfor two',
    });
    expect(saved).toMatchObject({
      language: 'en',
      source: 'UPLOADED',
      version: 1,
      lecture: { id: lectureId },
    });
    const answer = await admin.fetch(saved.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await answer.text()).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:01.000\nAda: Fish &amp; chips\nfor two\n',
    );
  });

  it("reports repairs in the caller's language when it saves", async () => {
    const german = app.visitor({ 'accept-language': 'de', cookie: admin.cookieHeader() });
    const file = `${vtt('one')}\n\n00:00.500 --> 00:00.500\ntwo\n\n00:00.600 --> 00:00.600\nthree`;
    expect((await saveCaptions(german, { lectureId, file })).repairs).toEqual([
      '2 Abschnitte ohne Dauer werden jetzt eine halbe Sekunde lang gezeigt (zuerst: Zeile 6).',
    ]);
    expect(await captionsOf(admin)).toMatchObject([{ repairs: [] }]);
  });

  it('accepts SRT, several languages, and language tags in any case', async () => {
    const file = '1\r\n00:00:00,000 --> 00:00:01,000\r\nOlá\r\n';
    await saveCaptions(admin, { lectureId, language: 'PT-br', file });
    await saveCaptions(admin, { lectureId, language: 'en', file: vtt('Hello') });
    expect((await captionsOf(admin)).map(({ language }) => language)).toEqual(['en', 'pt-BR']);
  });

  it('replaces the previous version', async () => {
    const first = await saveCaptions(admin, { lectureId, file: vtt('one', 'two') });
    const second = await saveCaptions(admin, { lectureId, version: 1, file: vtt('three') });
    expect(second).toMatchObject({ id: first.id, version: 2 });
    expect(await (await admin.fetch(second.url)).text()).toMatch(/^WEBVTT\n\n\S+ --> \S+\nthree\n$/);
  });

  it('prevents two admins from overwriting each other', async () => {
    const conflict = { code: 'CONFLICT', message: captionMessages.conflict.captionsChanged };
    expect(refusalOf(await trySaveCaptions(admin, { lectureId, version: 1, file: vtt('one') }))).toEqual(
      conflict,
    );
    await saveCaptions(admin, { lectureId, file: vtt('one') });
    for (const version of [null, 2]) {
      expect(refusalOf(await trySaveCaptions(admin, { lectureId, version, file: vtt('two') }))).toEqual(
        conflict,
      );
    }
    const { client: other } = await registerAdmin(app);
    const answers = await Promise.all(
      [admin, other].map((client) => trySaveCaptions(client, { lectureId, version: 1, file: vtt('two') })),
    );
    expect(answers.map((answer) => refusalOf(answer)?.code ?? 'OK').sort()).toEqual(['CONFLICT', 'OK']);
    expect(await captionsOf(admin)).toMatchObject([{ version: 2 }]);
  });

  it.each([
    ['prose', 'Dear all', captionMessages.validation.captionsFormat],
    [
      'a cue without times',
      `${vtt('one')}\n\nlost`,
      captionMessages.validation.captionsLine({
        line: 6,
        reason: captionMessages.validation.cueTimesMissing,
      }),
    ],
    [
      'a cue after the end of the video',
      `${vtt('one')}\n\n00:09.000 --> 00:10.000\nlate`,
      captionMessages.validation.captionsLine({
        line: 6,
        reason: captionMessages.validation.cueLate({ number: 2 }),
      }),
    ],
  ])('refuses a file with %s and names the line', async (_what, file, message) => {
    const answer = await trySaveCaptions(admin, { lectureId, file });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ file: message });
    expect(await captionsOf(admin)).toEqual([]);
  });

  it('refuses a file that is too large and accepts one of the maximum size', async () => {
    const filled = (size: number) => `${vtt('one')}\n\nNOTE `.padEnd(size, 'x');
    expect(
      refusalOf(await trySaveCaptions(admin, { lectureId, file: filled(captionLimits.captionsBytes + 1) })),
    ).toEqual({
      code: 'PAYLOAD_TOO_LARGE',
      message: captionMessages.validation.captionsTooLarge,
    });
    await saveCaptions(admin, { lectureId, file: filled(captionLimits.captionsBytes) });
  });

  it.each(['<c ', '<v ', '{\\', ' '])('refuses a file full of unclosed %j quickly', async (piece) => {
    const { cueLine, cueText, captionsBytes } = captionLimits;
    const line = `<v${piece.repeat(cueLine.max)}`.slice(0, cueLine.max - 1);
    const file = vtt('one', `${line}x\n`.repeat(captionsBytes / (cueLine.max + 2)));
    const before = process.cpuUsage();
    const answer = await trySaveCaptions(admin, { lectureId, file });
    const reason = messages.validation.textTooLong({ limit: cueText.max });
    expect(refusalOf(answer)?.message).toBe(captionMessages.validation.captionsLine({ line: 6, reason }));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
  });

  it('refuses a line that is too long and names it', async () => {
    const { max } = captionLimits.cueLine;
    const file = (length: number) => vtt('one', `<c.${'x'.repeat(length - 5)}>y`);
    const answer = await trySaveCaptions(admin, { lectureId, file: file(max + 1) });
    const reason = messages.validation.textTooLong({ limit: max });
    expect(refusalOf(answer)?.message).toBe(captionMessages.validation.captionsLine({ line: 7, reason }));
    await saveCaptions(admin, { lectureId, file: file(max) });
  });

  it('inserts any number of cues with one statement', async () => {
    const { id: other } = await writeLecture(app, courseId);
    await emptyQueue(app);
    const statements = watchStatements(app);
    await saveCaptions(admin, { lectureId, file: vtt('one') });
    const few = statements.splice(0).length;
    const cues = Array.from({ length: 60_000 }, () => '00:00.000 --> 00:00.900\na');
    await saveCaptions(admin, { lectureId: other, file: ['WEBVTT', ...cues].join('\n\n') });
    expect(statements).toHaveLength(few);
  });

  it.each(['', 'english', 'e', 'en_US', 'en-', "en'--", 'x-klingon', 'en-u-co-phonebk'])(
    'refuses %j as a language',
    async (language) => {
      expect(refusalOf(await trySaveCaptions(admin, { lectureId, language, file: vtt('one') }))).toEqual({
        code: 'BAD_USER_INPUT',
        message: captionMessages.validation.language,
      });
    },
  );

  it('refuses unknown lectures and lectures in the trash', async () => {
    const notFound = { code: 'NOT_FOUND', message: lectureMessages.notFound.lecture };
    const unknown = '0198c0de-0000-7000-8000-000000000000';
    expect(refusalOf(await trySaveCaptions(admin, { lectureId: unknown, file: vtt('one') }))).toEqual(
      notFound,
    );
    const { id } = await saveCaptions(admin, { lectureId, file: vtt('one') });
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: lectureId }));
    expect(refusalOf(await trySaveCaptions(admin, { lectureId, version: 1, file: vtt('two') }))).toEqual(
      notFound,
    );
    expect(refusalOf(await admin.graphql(DELETE_CAPTIONS, { id }))).toEqual(notFound);
  });

  it('is recorded in the audit log, as is deleting', async () => {
    const { id } = await saveCaptions(admin, { lectureId, language: 'de', file: vtt('eins') });
    const deleted = dataOf(await admin.graphql(DELETE_CAPTIONS, { id }));
    expect(deleted).toEqual({ deleteCaptions: { id, lecture: { id: lectureId, captions: [] } } });
    expect(refusalOf(await admin.graphql(DELETE_CAPTIONS, { id }))).toEqual({
      code: 'NOT_FOUND',
      message: captionMessages.notFound.captions,
    });
    const LOG = 'query L($id: ID!) { auditLog(subjectId: $id) { nodes { action details } } }';
    const { auditLog } = dataOf(
      await admin.graphql<{ auditLog: { nodes: object[] } }>(LOG, { id: lectureId }),
    );
    const entry = { action: 'LECTURE_EDITED', details: expect.stringContaining('captions (de)') as string };
    expect(auditLog.nodes).toEqual([entry, entry]);
    expect(await app.sql('select from caption_cues where captions_id = $1', [id])).toEqual([]);
  });

  it('notifies the subscribers of the lecture', async () => {
    // No other change may happen to the lecture.
    await emptyQueue(app);
    const changes = app.container.services.lectureChanges.subscribe(courseId);
    const next = changes.next();
    await saveCaptions(admin, { lectureId, file: vtt('one') });
    expect((await next).value).toBe(lectureId);
    await changes.return?.();
  });
});

describe('captions', () => {
  it.each<[Caller, boolean]>([
    ['VISITOR', false],
    ['USER', false],
    ['SUBSCRIBER', true],
    ['ADMIN', true],
  ])('of a lecture that is not free are visible to a %s: %s', async (caller, isShown) => {
    const { id, url } = await saveCaptions(admin, { lectureId, file: vtt('one') });
    const client = await as(app, caller);
    const shown = await captionsOf(client);
    expect(shown.map((captions) => captions.id)).toEqual(isShown ? [id] : []);
    // The admin's URL is bound to the admin's session.
    expect((await client.fetch(url)).status).toBe(403);
    for (const captions of shown) expect((await client.fetch(captions.url)).status).toBe(200);
  });

  it('of a free preview are visible to all callers', async () => {
    const { id: free } = await writeLecture(app, courseId, { isFreePreview: true });
    await saveCaptions(admin, { lectureId: free, file: vtt('one') });
    for (const caller of ROLES) {
      const client = await as(app, caller);
      const [captions] = await captionsOf(client, free);
      expect([caller, (await client.fetch(captions?.url ?? '')).status]).toEqual([caller, 200]);
    }
  });

  it('are not served for forged or expired links or for links to other objects', async () => {
    const { id, url } = await saveCaptions(admin, { lectureId, file: vtt('one') });
    const { id: other } = await saveCaptions(admin, { lectureId, language: 'de', file: vtt('eins') });
    const { video } = await addLecture(admin, courseId);
    const [, query] = video.url.split('?');
    for (const address of [
      `/captions/${id}.vtt`,
      url.replace(id, other),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace('bound=1', 'bound=0'),
      `/captions/${id}.vtt?${query}`,
      '/captions/../captions.vtt',
    ]) {
      expect([address, (await admin.fetch(address)).status]).not.toEqual([address, 200]);
    }
    const { links } = app.container.services;
    const [over] = links.sign(`captions/${id}`, 0).split('?').slice(1);
    expect((await admin.fetch(`/captions/${id}.vtt?${over}`)).status).toBe(403);
  });

  it('are sent again only if they have changed', async () => {
    const { url } = await saveCaptions(admin, { lectureId, file: vtt('one') });
    const first = await admin.fetch(url);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    // Without this header, fetch sends `no-cache`, which prevents a 304.
    const headers = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
    const again = () => admin.fetch(url, { headers });
    expect((await again()).status).toBe(304);
    await saveCaptions(admin, { lectureId, version: 1, file: vtt('two') });
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('two');
    const [captions] = await captionsOf(admin);
    dataOf(await admin.graphql(DELETE_CAPTIONS, { id: captions?.id }));
    expect((await again()).status).toBe(404);
  });

  it('need a constant number of statements for any number of lectures', async () => {
    const counted = () => countStatements(app, () => captionsOf(admin));
    await saveCaptions(admin, { lectureId, file: vtt('one') });
    const few = await counted();
    for (const language of ['de', 'fr', 'it']) {
      const { id } = await writeLecture(app, courseId);
      await saveCaptions(admin, { lectureId: id, language, file: vtt('one') });
    }
    expect(await counted()).toBe(few);
  });
});
