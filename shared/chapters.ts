/** A part of a video, which ends where the next begins. */
export interface Chapter {
  /** In seconds. */
  start: number;
  title: string;
}

/** The three parts of a line that begins with a time, and the second of that time. */
interface TimedLine {
  before: string;
  time: string;
  after: string;
  second: number;
}

/** `0:00 Intro`, `12:30 - Indexes`, `[1:02:03] Questions`. */
const pattern = /^([\s([]*)((?:(\d{1,2}):)?(\d{1,3}):([0-5]\d))([)\]]?\s*(?:[-–—:|]\s*)?\S.*)$/;
const punctuation = /^[)\]]?\s*(?:[-–—:|]\s*)?/;

/** The parts of a line that begins with a time; null for other lines. */
export function timedLine(text: string): TimedLine | null {
  const [, before = '', time = '', hours = '0', minutes = '', seconds = '', after = ''] =
    pattern.exec(text) ?? [];
  if (!time) return null;
  return { before, time, after, second: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}

function chapterOf(text: string): Chapter | null {
  const line = timedLine(text);
  return line && { start: line.second, title: line.after.replace(punctuation, '').trim() };
}

/** All lines of a description that begin with a time, whether or not they make a list of chapters. */
export const timedChapters = (description: string): readonly Chapter[] =>
  description.split('\n').flatMap((text) => chapterOf(text) ?? []);

/**
 * The chapters that a description lists, each on a line that begins with its time. A list of chapters has at least two,
 * begins at 0 and goes forward. Anything else is text.
 */
export function chaptersOf(description: string): readonly Chapter[] {
  const chapters = timedChapters(description);
  const goesForward = chapters.every(({ start }, index) => start > (chapters[index - 1]?.start ?? -1));
  return chapters.length >= 2 && chapters[0]?.start === 0 && goesForward ? chapters : [];
}

/** The chapter at a second. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): Chapter | undefined {
  return chapters.findLast(({ start }) => start <= seconds);
}
