import type { Cue } from '#shared/captions/cue.ts';
import { tellFailure, type TranscriptionFailure } from './transcription-failure.ts';

/**
 * Formats of extracted audio: a single WAV file (16 kHz, mono, 16 bits), which every program can read, or M4A files
 * (AAC, 16 kHz, mono) of up to an hour, which are small enough to send.
 */
export type AudioFormat = 'wav' | 'm4a';

/** An audio file. */
export interface AudioPiece {
  path: string;
  /** In bytes. */
  size: number;
  /** Start in the video, in seconds. */
  startsAt: number;
}

/** The audio to transcribe. */
export interface AudioTrack {
  /** In order. A single piece for `wav`. */
  pieces: readonly [AudioPiece, ...AudioPiece[]];
  /** Time limit of the transcription. */
  timeLimitSeconds: number;
}

/** Returns the cues of the piece that starts at this second: those of an earlier attempt or the result of `ask`. */
export type AskOnce = (startsAt: number, ask: () => Promise<Cue[]>) => Promise<Cue[]>;

/** Converts speech to text. */
export interface Transcriber {
  /** The expected language, a BCP 47 tag. */
  readonly language: string;
  /** The required audio format. */
  readonly format: AudioFormat;
  /**
   * Returns the text with its times. Throws TranscriptionFault, or the reason of `signal`. An implementation that sends
   * pieces passes each through `askOnce` and throws its errors.
   */
  transcribe(audio: AudioTrack, signal: AbortSignal, askOnce: AskOnce): Promise<Cue[]>;
}

/** Thrown if the automatic transcription failed. */
export class TranscriptionFault extends Error {
  /** @param isPassing whether a retry may succeed without intervention */
  constructor(
    readonly failure: TranscriptionFailure,
    readonly isPassing: boolean,
    cause?: unknown,
  ) {
    super(tellFailure(failure), { cause });
    this.name = 'TranscriptionFault';
  }
}
