// @slow server/src/caption
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { captionMessages } from '#shared/caption.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { eventually } from '#testing/eventually.ts';
import { CommandTranscriber } from './command-transcriber.ts';
import { HttpTranscriber } from './http-transcriber.ts';
import type { AudioTrack, Transcriber } from './transcriber.ts';
import { ANSWER_BYTES } from './transcript-answer.ts';
import { tellFailure } from './transcription-failure.ts';
import { startTranscriptionService } from './transcription-service.test-helper.ts';

const run = promisify(execFile);

const VTT = 'WEBVTT\n\n00:00.500 --> 00:01.500\nHello &amp; welcome\n';
const SRT = '1\n00:00:00,500 --> 00:00:01,500\nHello & welcome\n';
const VERBOSE = JSON.stringify({
  text: ' Hello & welcome',
  segments: [
    { id: 1, start: 2, end: 1, text: ' backwards' },
    { id: 2, start: 3, end: 4, text: '  ' },
    { id: 0, start: 0.5, end: 1.5, text: ' Hello & welcome' },
  ],
});
const CUES = [{ start: 0.5, end: 1.5, text: 'Hello & welcome' }];

let folder: string;
let audio: AudioTrack;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern transcriber's-"));
  const path = join(folder, 'sound.wav');
  await writeFile(path, Buffer.alloc(300_000, 'sound '));
  // The durations of most videos are not whole milliseconds.
  audio = { pieces: [{ path, size: 300_000, startsAt: 0 }], timeLimitSeconds: 60.00007 };
});
afterAll(() => rm(folder, { recursive: true }));

const listen = async (
  transcriber: Transcriber,
  { signal = new AbortController().signal, ...limits }: Partial<AudioTrack> & { signal?: AbortSignal } = {},
) => {
  const cues = await transcriber.transcribe({ ...audio, ...limits }, signal, (_startsAt, ask) => ask());
  return cues.map(({ start, end, text }) => ({ start, end, text }));
};

describe('a command', () => {
  const command = (script: string) => new CommandTranscriber({ command: script, language: 'en' });
  const printing = (text: string) => command(`cat <<'END'\n${text}\nEND`);

  it.each([
    ['WebVTT', VTT],
    ['SRT', SRT],
    ['JSON', VERBOSE],
  ])('may answer %s', async (_format, answer) => {
    expect(await listen(printing(answer))).toEqual(CUES);
  });

  it('gets the audio file in $AUDIO, whatever the name of its folder', async () => {
    const script = `[ "$(wc -c < "$AUDIO")" = 300000 ] && echo WEBVTT && echo && echo '00:00.000 --> 00:01.000' && echo "$AUDIO"`;
    expect(await listen(command(script))).toMatchObject([{ text: audio.pieces[0].path }]);
  });

  it("does not get the server's environment, which contains secrets", async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_of_the_school');
    vi.stubEnv('LD_LIBRARY_PATH', '/opt/cuda lib');
    const script = `printf 'WEBVTT\\n\\n00:00.000 --> 00:01.000\\n'; env | cut -d= -f1 | sort; echo "$LD_LIBRARY_PATH"`;
    const [cue] = await listen(command(script));
    vi.unstubAllEnvs();
    const found = cue?.text.split('\n') ?? [];
    expect(found).toEqual(expect.arrayContaining(['AUDIO', 'PATH', '/opt/cuda lib']));
    const known = ['AUDIO', 'PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH'];
    const ofTheShell = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    expect(found.filter((name) => ![...known, ...ofTheShell].includes(name))).toEqual(['/opt/cuda lib']);
  });

  it.each(['', 'WEBVTT', '\n'])('yields no cues for the output %j', async (answer) => {
    expect(await listen(printing(answer))).toEqual([]);
  });

  it.each([
    [
      'prints an error',
      'echo "no model" >&2; exit 3',
      tellFailure({ kind: 'commandFailed', code: '3', output: 'no model' }),
    ],
    ['does not exist', 'no-such-whisper', tellFailure({ kind: 'commandFailed', code: '127', output: '' })],
    ['is killed', 'kill -9 $$', tellFailure({ kind: 'commandFailed', code: '137', output: '' })],
  ])('is reported as failed if it %s', async (_how, script, reason) => {
    const failure = await listen(command(script)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'TranscriptionFault', isPassing: false });
    expect(String(failure)).toContain(reason);
  });

  it('is killed with its child processes at the time limit', async () => {
    const marker = `lectern-${process.pid}-over`;
    const script = `sh -c 'sleep 600; : ${marker}' & wait`;
    await expect(listen(command(script), { timeLimitSeconds: 0.5 })).rejects.toMatchObject({
      message: tellFailure({ kind: 'timeOver' }),
      isPassing: false,
    });
    await expectNoProcess(marker);
  });

  it('is killed on abort', async () => {
    const marker = `lectern-${process.pid}-stop`;
    const controller = new AbortController();
    const listening = listen(command(`sh -c 'sleep 600; : ${marker}' & wait`), { signal: controller.signal });
    await eventually(async () => expect(await processes(marker)).not.toEqual([]));
    controller.abort(new Error('stopping'));
    await expect(listening).rejects.toThrow('stopping');
    await expectNoProcess(marker);
  });

  it('is killed if its output is too large', async () => {
    await expect(listen(command('yes'))).rejects.toMatchObject({
      message: tellFailure({ kind: 'tooLarge' }),
    });
  });

  it('is reported with its output if that is not captions', async () => {
    await expect(listen(command('echo Hello, I am a model'))).rejects.toThrow(
      tellFailure({
        kind: 'notCaptions',
        reason: `${captionMessages.validation.captionsFormat}. Hello, I am a model`,
      }),
    );
  });
});

/** Returns the command lines of processes that contain a text. */
async function processes(marker: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-ww', '-eo', 'args']);
  return stdout.split('\n').filter((line) => line.includes(marker));
}

const expectNoProcess = (marker: string) =>
  eventually(async () => expect(await processes(marker)).toEqual([]));

describe('a service', () => {
  let service: Awaited<ReturnType<typeof startTranscriptionService>>;
  beforeEach(async () => {
    service = await startTranscriptionService();
  });
  afterEach(() => service.stop());

  const client = (settings: { key?: string; url?: string } = {}) =>
    new HttpTranscriber({ url: service.url, model: 'whisper-1', language: 'de', ...settings });

  it.each([
    ['WebVTT', VTT, 'text/vtt'],
    ['SRT', SRT, 'text/plain'],
    ['JSON', VERBOSE, 'application/json'],
  ])('may answer %s', async (_format, answer, contentType) => {
    service.answers((_request, response) => response.setHeader('content-type', contentType).end(answer));
    expect(await listen(client({ key: 'secret' }))).toEqual(CUES);
    const [request] = service.requests;
    expect(request).toMatchObject({
      authorization: 'Bearer secret',
      fields: { model: 'whisper-1', language: 'de', response_format: 'vtt' },
      file: { name: 'lecture.m4a', contentType: 'audio/mp4' },
    });
    expect(request?.file.bytes.equals(Buffer.alloc(300_000, 'sound '))).toBe(true);
  });

  it('gets a long lecture in pieces, and the times refer to the whole', async () => {
    const [piece] = audio.pieces;
    service.answers((_request, response) => response.end(service.requests.length === 2 ? 'WEBVTT' : VTT));
    const pieces: AudioTrack['pieces'] = [piece, { ...piece, startsAt: 1800 }, { ...piece, startsAt: 3600 }];
    expect(await listen(client(), { pieces })).toEqual([
      ...CUES,
      { start: 3600.5, end: 3601.5, text: 'Hello & welcome' },
    ]);
    expect(service.requests).toHaveLength(3);
  });

  it('gets no authorization header without a key', async () => {
    service.answers((_request, response) => response.end(VTT));
    await listen(client());
    expect(service.requests).toMatchObject([{ authorization: undefined }]);
  });

  it.each([
    [401, 'Incorrect API key', false],
    [404, 'No such model', false],
    [413, 'Too large', false],
    [429, 'Slow down', true],
    [500, 'Out of memory', true],
    [503, 'Loading', true],
  ])('is reported with its status %i', async (status, text, isPassing) => {
    service.answers((_request, response) => response.writeHead(status).end(text));
    await expect(listen(client())).rejects.toMatchObject({
      message: tellFailure({ kind: 'refused', status, answer: text }),
      isPassing,
    });
  });

  it('is reported if it refuses the request before reading all of it', async () => {
    const hasty = createServer((socket) => {
      socket.once('data', () =>
        socket.end('HTTP/1.1 413 Too Large\r\nContent-Length: 3\r\nConnection: close\r\n\r\nno!'),
      );
      socket.on('error', () => undefined);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => hasty.listen(port, '127.0.0.1', resolve));
    const path = join(folder, 'long.wav');
    await writeFile(path, Buffer.alloc(20_000_000));
    const listening = listen(client({ url: `http://127.0.0.1:${port}` }), {
      pieces: [{ path, size: 20_000_000, startsAt: 0 }],
    });
    // Depending on the timing, the response or the end of the connection arrives first.
    await expect(listening).rejects.toMatchObject({ name: 'TranscriptionFault' });
    hasty.close();
  });

  it('is retried if it is unreachable', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    await expect(listen(client({ url }))).rejects.toMatchObject({
      message: tellFailure({ kind: 'unreachable', reason: 'ECONNREFUSED' }),
      isPassing: true,
    });
  });

  it('is retried if it closes the connection', async () => {
    service.answers((_request, response) => response.destroy());
    await expect(listen(client())).rejects.toMatchObject({
      message: tellFailure({ kind: 'unreachable', reason: 'ECONNRESET' }),
      isPassing: true,
    });
  });

  it('is abandoned at the time limit', async () => {
    service.answers(() => undefined);
    await expect(listen(client(), { timeLimitSeconds: 0.3 })).rejects.toMatchObject({
      message: tellFailure({ kind: 'timeOver' }),
      isPassing: false,
    });
  });

  it('is abandoned on abort', async () => {
    const controller = new AbortController();
    service.answers(() => controller.abort(new Error('stopping')));
    await expect(listen(client(), { signal: controller.signal })).rejects.toThrow('stopping');
  });

  it.each([
    ['sends too much', 'x'.repeat(ANSWER_BYTES + 1), tellFailure({ kind: 'tooLarge' })],
    ['sends no times', '{ "text": "Hello" }', tellFailure({ kind: 'noTimes' })],
    ['sends invalid JSON', '{ "segments": [', tellFailure({ kind: 'noTimes' })],
    [
      'sends invalid captions',
      'WEBVTT\n\n00:05.000 --> 00:04.000\nHello',
      tellFailure({
        kind: 'notCaptions',
        reason: `${captionMessages.validation.captionsLine({ line: 3, reason: captionMessages.validation.cueTimes({ number: 1 }) })}. WEBVTT 00:05.000 --> 00:04.000 Hello`,
      }),
    ],
  ])('is reported if it %s', async (_what, answer, message) => {
    service.answers((_request, response) => response.end(answer));
    await expect(listen(client())).rejects.toMatchObject({ message, isPassing: false });
  });
});
