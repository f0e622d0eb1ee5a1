import { openAsBlob } from 'node:fs';
import { Agent, errors, fetch, FormData, type Response } from 'undici';
import type { Cue } from '#shared/captions/cue.ts';
import {
  TranscriptionFault,
  type AskOnce,
  type AudioTrack,
  type AudioPiece,
  type Transcriber,
} from './transcriber.ts';
import { ANSWER_BYTES, excerpt, readTranscript } from './transcript-answer.ts';

interface Options {
  /** Base URL, without `/audio/transcriptions`. */
  url: string;
  key?: string;
  model: string;
  language: string;
}

/** Statuses of a temporary failure, in addition to all from 500. */
const PASSING_STATUS = [408, 425, 429];

/**
 * Transcribes with a service that implements OpenAI's transcription API (POST /audio/transcriptions). It requests
 * WebVTT, but also accepts SRT and `verbose_json`.
 */
export class HttpTranscriber implements Transcriber {
  // OpenAI accepts up to 25 MB, which is less than 15 minutes of WAV.
  readonly format = 'm4a';

  /** Disables the five-minute timeouts of fetch. The time limit depends on the length of the audio. */
  private readonly connections = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

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

  /** Calls `listenTo` and converts its errors into TranscriptionFault. */
  private async ask(piece: AudioPiece, signal: AbortSignal, timeLimit: AbortSignal): Promise<Cue[]> {
    try {
      return await this.listenTo(piece, AbortSignal.any([signal, timeLimit]));
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof TranscriptionFault) throw cause;
      if (timeLimit.aborted) throw new TranscriptionFault({ kind: 'timeOver' }, false, cause);
      throw new TranscriptionFault({ kind: 'unreachable', reason: reasonOf(cause) }, true, cause);
    }
  }

  /** Returns the cues of a piece, with times relative to the whole audio. */
  private async listenTo(piece: AudioPiece, signal: AbortSignal): Promise<Cue[]> {
    const { status, text } = await this.post(piece, signal);
    if (status < 200 || status > 299) {
      const isPassing = status >= 500 || PASSING_STATUS.includes(status);
      throw new TranscriptionFault({ kind: 'refused', status, answer: excerpt(text) }, isPassing);
    }
    const { startsAt } = piece;
    return readTranscript(text).map(({ start, end, text: said }) => ({
      start: start + startsAt,
      end: end + startsAt,
      text: said,
    }));
  }

  private async post({ path }: AudioPiece, signal: AbortSignal): Promise<{ status: number; text: string }> {
    const { url, key, model, language } = this.options;
    const body = new FormData();
    for (const [name, value] of Object.entries({ model, language, response_format: 'vtt' })) {
      body.append(name, value);
    }
    body.append('file', await openAsBlob(path, { type: 'audio/mp4' }), 'lecture.m4a');
    const answer = await fetch(`${url}/audio/transcriptions`, {
      method: 'POST',
      signal,
      dispatcher: this.connections,
      ...(key !== undefined && { headers: { Authorization: `Bearer ${key}` } }),
      body,
    });
    return { status: answer.status, text: await readAnswer(answer) };
  }
}

/** Reads a response. Throws TranscriptionFault if it is too large. */
async function readAnswer({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES) throw new TranscriptionFault({ kind: 'tooLarge' }, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Returns the reason of a network error, such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  // Errors of fetch have the reason in their cause.
  if (error.cause !== undefined) return reasonOf(error.cause);
  // undici has its own error code for a closed connection.
  if (error instanceof errors.SocketError) return 'ECONNRESET';
  return 'code' in error && typeof error.code === 'string' ? error.code : excerpt(error.message);
}
