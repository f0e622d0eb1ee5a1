import type { Cue } from './cue.ts';
import { tellFailure, type TranscriptionFailure } from './transcription-failure.ts';

/**
 * What sound is made into for a machine: all of it as WAV (16 kHz, mono, 16 bits), which every program reads; or as M4A
 * (AAC, 16 kHz, mono) in pieces of an hour at most, which are small enough to be sent.
 */
export type AudioFormat = 'wav' | 'm4a';

/** A file of sound. */
export interface AudioPiece {
  path: string;
  /** In bytes. */
  size: number;
  /** Where in the video it begins, in seconds. */
  startsAt: number;
}

/** What a machine is given to listen to. */
export interface AudioTrack {
  /** One after the other; a single one for `wav`. */
  pieces: readonly [AudioPiece, ...AudioPiece[]];
  /** After how many seconds it has taken too long. */
  timeLimitSeconds: number;
}

/** Brings the cues of the piece that begins at this second: those that an earlier try was told, else what `ask` brings. */
export type AskOnce = (startsAt: number, ask: () => Promise<Cue[]>) => Promise<Cue[]>;

/** Writes down what is said. */
export interface Transcriber {
  /** The language that it listens for, a BCP 47 tag. */
  readonly language: string;
  /** What it is given to listen to. */
  readonly format: AudioFormat;
  /**
   * The words with their times. Throws TranscriptionFault; for `signal`, whatever it was aborted with. One that is told of
   * piece by piece passes each through `askOnce`, and throws what that throws.
   */
  transcribe(audio: AudioTrack, signal: AbortSignal, askOnce: AskOnce): Promise<Cue[]>;
}

/** Captions could not be made by machine. */
export class TranscriptionFault extends Error {
  /** @param isPassing whether another try may go better without anybody's doing. */
  constructor(
    readonly failure: TranscriptionFailure,
    readonly isPassing: boolean,
    cause?: unknown,
  ) {
    super(tellFailure(failure), { cause });
    this.name = 'TranscriptionFault';
  }
}
