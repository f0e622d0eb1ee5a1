/** A text that is said in a video, and its times in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const timing = /^(\d+):(\d\d):(\d\d\.\d{3}) --> (\d+):(\d\d):(\d\d\.\d{3})$/;

/** The cues of a WebVTT file in the form that the server writes (`server/src/caption/web-vtt.ts`), in their order. */
export function parseCues(file: string): Cue[] {
  return file.split('\n\n').flatMap((block) => {
    const [first = '', ...lines] = block.trim().split('\n');
    const times = timing.exec(first)?.slice(1).map(Number);
    if (!times) return [];
    const [start = 0, end = 0] = [times.slice(0, 3), times.slice(3)].map(secondsOf);
    return [{ start, end, text: plain(lines.join('\n')) }];
  });
}

const secondsOf = ([hours = 0, minutes = 0, seconds = 0]: readonly number[]): number =>
  (hours * 60 + minutes) * 60 + seconds;

/** The text without WebVTT's escapes. */
function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/** The index of the cue at a second, or of the last one before it; -1 before the first. The cues are in order. */
export function cueAt(cues: readonly Cue[], second: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cues[middle]?.start ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The cues that contain a text, in any case and with or without marks on letters; all cues for an empty text. */
export function cuesWith(cues: readonly Cue[], text: string): readonly Cue[] {
  const wanted = searchable(text);
  return wanted === '' ? cues : cues.filter((cue) => searchable(cue.text).includes(wanted));
}

const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
