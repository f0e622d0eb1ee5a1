/** A text with its times. */
export interface Cue {
  /** In seconds from the start of the video. */
  start: number;
  end: number;
  /** Plain text of one or more lines, none of them empty. */
  text: string;
}

/** A cue of a file. */
export interface CueOfFile extends Cue {
  /** Number of the cue in the file, starting at 1. */
  number: number;
  /** Number of the line with its times, starting at 1. */
  line: number;
}
