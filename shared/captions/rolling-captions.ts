import type { CueOfFile } from './cue.ts';
import type { Repairs } from './repairs.ts';

/** The longest pause between two cues that roll, in seconds. */
const PAUSE = 0.1;
/** Rolling captions show at most four rows. */
const ROWS = 4;

/**
 * Merges rolling captions, such as YouTube's automatic ones and those of live broadcasts, where each cue repeats the last
 * lines of the one before. Every line is kept once, where it first appears. Returns other captions unchanged.
 *
 * @param cues sorted by time.
 */
export function mergeRolling(cues: readonly CueOfFile[], repairs: Repairs): readonly CueOfFile[] {
  const lines = cues.map(({ text }) => text.split('\n'));
  const repeats = cues.map((cue, index) => {
    const previous = cues[index - 1];
    if (!previous || cue.start - previous.end > PAUSE) return 0;
    return repeatedLines(lines[index - 1] ?? [], lines[index] ?? []);
  });
  const count = repeats.filter((repeated) => repeated > 0).length;
  const rolls = repeats.some((repeated, index) => repeated > 0 && repeated < (lines[index]?.length ?? 0));
  // A song also repeats lines, but not in most of its cues.
  if (!rolls || count < 2 || count * 2 < cues.length - 1) return cues;
  const merged: CueOfFile[] = [];
  for (const [index, cue] of cues.entries()) {
    const repeated = repeats[index] ?? 0;
    if (repeated > 0) repairs.add('rolling', cue.line);
    const text = (lines[index] ?? []).slice(repeated).join('\n');
    const last = merged.at(-1);
    if (text !== '') merged.push({ ...cue, text });
    else if (last) last.end = Math.max(last.end, cue.end);
  }
  return merged;
}

/** Returns how many lines at the beginning of a cue are the last ones of the cue before. */
function repeatedLines(before: readonly string[], lines: readonly string[]): number {
  for (let count = Math.min(before.length, lines.length, ROWS); count > 0; count--) {
    if (before.slice(-count).join('\n') === lines.slice(0, count).join('\n')) return count;
  }
  return 0;
}
