import type { EntityManager } from '@mikro-orm/postgresql';
import { renderLectureText } from '#server/platform/markdown/lecture-text.ts';
import type { Lecture } from '#server/lecture/lecture.entity.ts';
import { StoredText } from './lecture-text.entity.ts';

/** Markdown with all that is stored of it. */
export interface WrittenText {
  source: string;
  /** Safe to insert in a page. */
  html: string;
  /** The source without markup, for search. */
  words: string;
  /** Time for reading it, in seconds: whole minutes, at least one. */
  duration: number;
}

const WORDS_PER_MINUTE = 200;

// It also counts the words of scripts without spaces.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Renders Markdown and estimates the time for reading it. */
export async function readText(source: string): Promise<WrittenText> {
  const { html, words } = await renderLectureText(source);
  return { source, html, words, duration: 60 * readingMinutes(words) };
}

function readingMinutes(words: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(words)) if (isWordLike) count += 1;
  return Math.max(1, Math.ceil(count / WORDS_PER_MINUTE));
}

/** Stores the text of a new lecture. The caller flushes. */
export function storeText(em: EntityManager, lecture: Lecture, { duration, ...text }: WrittenText): void {
  em.create(StoredText, { lecture, ...text });
}

/**
 * Replaces the text of a locked text lecture, and its duration. The caller flushes. Returns false if the text is the same already.
 */
export async function replaceText(
  em: EntityManager,
  lecture: Lecture,
  { duration, ...text }: WrittenText,
): Promise<boolean> {
  const stored = await em.findOneOrFail(StoredText, { lecture: lecture.id }, { refresh: true });
  if (stored.source === text.source) return false;
  Object.assign(stored, text);
  lecture.duration = duration;
  return true;
}
