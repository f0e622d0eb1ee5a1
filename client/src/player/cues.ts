/** A few words of a video and when they are said, in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** The cues of a WebVTT file as our server writes it, in order. */
export async function parseCues(file: string): Promise<Cue[]> {
  const { parseText } = await import('media-captions');
  const { cues } = await parseText(file, { type: 'vtt' });
  return cues.map(({ startTime, endTime, text }) => ({ start: startTime, end: endTime, text: plain(text) }));
}

/** The text behind WebVTT's escapes. */
function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/** Which cue is said at this second, or was said last; -1 before the first. `cues` are in order. */
export function cueAt(cues: readonly Cue[], second: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cues[middle]?.start ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
