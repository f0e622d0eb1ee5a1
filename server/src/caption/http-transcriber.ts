import { createReadStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { transcriptionMessages } from '#server/caption/transcription-messages.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { Cue } from './cue.ts';
import {
  TranscriptionFault,
  type AskOnce,
  type AudioTrack,
  type AudioPiece,
  type Transcriber,
} from './transcriber.ts';
import { ANSWER_BYTES, excerpt, readTranscript } from './transcript-answer.ts';

interface Options {
  /** The address up to and without `/audio/transcriptions`. */
  url: string;
  key?: string;
  model: string;
  language: string;
}

/** Statuses of a service that is overloaded or being restarted, beside all from 500. */
const PASSING_STATUS = [408, 425, 429];

/**
 * Has a service write down what is said, by OpenAI's transcription API (POST /audio/transcriptions). It is asked for
 * WebVTT; a service that answers SRT or `verbose_json` all the same is understood.
 */
export class HttpTranscriber implements Transcriber {
  // OpenAI takes 25 MB at most: less than a quarter of an hour of WAV.
  readonly format = 'm4a';

  constructor(private readonly options: Options) {}

  get language(): string {
    return this.options.language;
  }

  async transcribe(audio: AudioTrack, signal: AbortSignal, askOnce: AskOnce): Promise<Cue[]> {
    const timeLimit = AbortSignal.timeout(Math.ceil(audio.timeLimitSeconds * 1000));
    const cues: Cue[] = [];
    for (const piece of audio.pieces) {
      cues.push(...(await askOnce(piece.startsAt, () => this.ask(piece, signal, timeLimit))));
    }
    return cues;
  }

  /** As `listenTo`, with a fault for whatever goes wrong on the way. */
  private async ask(piece: AudioPiece, signal: AbortSignal, timeLimit: AbortSignal): Promise<Cue[]> {
    try {
      return await this.listenTo(piece, AbortSignal.any([signal, timeLimit]));
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof TranscriptionFault) throw cause;
      if (timeLimit.aborted) throw new TranscriptionFault(transcriptionMessages.timeOver, false, cause);
      throw new TranscriptionFault(transcriptionMessages.unreachable(reasonOf(cause)), true, cause);
    }
  }

  /** The cues of a piece, by the time of the whole. */
  private async listenTo(piece: AudioPiece, signal: AbortSignal): Promise<Cue[]> {
    const { status, text } = await this.post(piece, signal);
    if (status < 200 || status > 299) {
      const isPassing = status >= 500 || PASSING_STATUS.includes(status);
      throw new TranscriptionFault(transcriptionMessages.refused(status, excerpt(text)), isPassing);
    }
    const { startsAt } = piece;
    return readTranscript(text).map(({ start, end, text: said }) => ({
      start: start + startsAt,
      end: end + startsAt,
      text: said,
    }));
  }

  /** By node:http, because fetch gives up on an answer whose headers take longer than five minutes. */
  private async post(piece: AudioPiece, signal: AbortSignal): Promise<{ status: number; text: string }> {
    const { url, key } = this.options;
    const { contentType, length, body } = this.form(piece);
    const address = new URL(`${url}/audio/transcriptions`);
    const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = send(address, {
      method: 'POST',
      signal,
      headers: {
        Accept: '*/*',
        'Content-Type': contentType,
        'Content-Length': length,
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    // A service that refuses may answer and hang up before it has read everything: then its answer counts.
    const sent = pipeline(body, outgoing).catch(() => undefined);
    const answer = await answered;
    const text = await readAnswer(answer);
    if (!outgoing.writableFinished) body.destroy();
    await sent;
    return { status: answer.statusCode ?? 0, text };
  }

  /** A form of known length: not every service takes one in chunks. */
  private form({ path, size }: AudioPiece): { contentType: string; length: number; body: Readable } {
    const boundary = `lectern-${newId()}`;
    const { model, language } = this.options;
    const fields = Object.entries({ model, language, response_format: 'vtt' }).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="lecture.m4a"\r\nContent-Type: audio/mp4\r\n\r\n`;
    const head = Buffer.from(fields.join('') + file);
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return {
      contentType: `multipart/form-data; boundary=${boundary}`,
      length: head.length + size + tail.length,
      body: Readable.from(parts(head, path, tail), { objectMode: false }),
    };
  }
}

async function* parts(head: Buffer, path: string, tail: Buffer): AsyncGenerator<Buffer> {
  yield head;
  // Without an encoding a file is read as Buffers.
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield chunk;
  yield tail;
}

/** Throws TranscriptionFault for an answer that is too large. */
async function readAnswer(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES) throw new TranscriptionFault(transcriptionMessages.tooLarge, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** What went wrong on the way, like `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : excerpt(error.message);
}
