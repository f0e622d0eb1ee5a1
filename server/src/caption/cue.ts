/** A few words and when they are said. */
export interface Cue {
  /** In seconds from the beginning of the video. */
  start: number;
  end: number;
  /** Plain text, possibly of several lines, none of them empty. */
  text: string;
}

/** A cue of a file. */
export interface CueOfFile extends Cue {
  /** Which one of the file it is, from 1. */
  number: number;
  /** The line that holds its times, from 1. */
  line: number;
}
