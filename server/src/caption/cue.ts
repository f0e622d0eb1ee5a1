/** A few words and when they are said. */
export interface Cue {
  /** In seconds from the beginning of the video. */
  start: number;
  end: number;
  /** Plain text, possibly of several lines, none of them empty. */
  text: string;
}

/** A cue of a file, with the number of the line that holds its times, counted from 1. */
export interface CueOfFile extends Cue {
  line: number;
}
