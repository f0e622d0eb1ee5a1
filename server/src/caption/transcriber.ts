import type { Cue } from './cue.ts';

/** What a machine is given to listen to. */
export interface Sound {
  /** Path of a WAV file: 16 kHz, mono, 16 bits. */
  path: string;
  /** In bytes. */
  size: number;
  /** After how many seconds it has taken too long. */
  timeLimitSeconds: number;
}

/** Writes down what is said. */
export interface Transcriber {
  /** The language that it listens for, a BCP 47 tag. */
  readonly language: string;
  /** The words with their times. Throws TranscriptionFault; for `signal`, whatever it was aborted with. */
  transcribe(sound: Sound, signal: AbortSignal): Promise<Cue[]>;
}

/** Why captions could not be made by machine, in words for an admin. */
export class TranscriptionFault extends Error {
  /** @param isPassing whether another try may go better without anybody's doing. */
  constructor(
    reason: string,
    readonly isPassing: boolean,
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.name = 'TranscriptionFault';
  }
}
