import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureLimits } from '#shared/lecture.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { renderLectureText } from '#server/platform/markdown/lecture-text.ts';
import { User } from '#server/user/user.entity.ts';
import type { Lecture } from '#server/lecture/lecture.entity.ts';
import { StoredText } from './lecture-text.entity.ts';
import { StoredTextVersion } from './text-version.entity.ts';
import { NEWEST } from './text-version-rows.ts';

/** Markdown with all that is stored of it. */
export interface WrittenText {
  source: string;
  /** Safe to insert in a page. */
  html: string;
  /** The source without markup, for search. */
  words: string;
  wordCount: number;
  /** Time for reading it, in seconds: whole minutes, at least one. */
  duration: number;
}

const WORDS_PER_MINUTE = 200;

// It also counts the words of scripts without spaces.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Renders Markdown, counts its words and estimates the time for reading it. Throws BAD_USER_INPUT for a picture without a description. */
export async function readText(source: string): Promise<WrittenText> {
  const { html, words, unnamedImages } = await renderLectureText(source);
  const [line] = unnamedImages;
  if (line !== undefined) {
    const message = lectureRefusals.validation.imageWithoutAlt({ line });
    throw new AppError('BAD_USER_INPUT', message, { fields: { text: message } });
  }
  const wordCount = countWords(words);
  return { source, html, words, wordCount, duration: 60 * readingMinutes(wordCount) };
}

function countWords(words: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(words)) if (isWordLike) count += 1;
  return count;
}

function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}

/** Stores the text of a new lecture, and its first version. The caller flushes. */
export function storeText(
  em: EntityManager,
  lecture: Lecture,
  { duration, wordCount, ...text }: WrittenText,
  authorId: string,
): void {
  em.create(StoredText, { lecture, ...text });
  createVersion(em, lecture, { source: text.source, wordCount, authorId, createdAt: new Date() });
}

/**
 * Replaces the text of a locked text lecture, and its duration. Adds a version and deletes the oldest ones. The caller flushes.
 * Returns false if the text is the same already.
 */
export async function replaceText(
  em: EntityManager,
  lecture: Lecture,
  { duration, wordCount, ...text }: WrittenText,
  authorId: string,
): Promise<boolean> {
  const stored = await em.findOneOrFail(StoredText, { lecture: lecture.id }, { refresh: true });
  if (stored.source === text.source) return false;
  const [newest] = await readIn(em, NEWEST, { lectureId: lecture.id });
  const hasOwn = newest?.source === stored.source;
  await keepVersions(em, lecture, lectureLimits.textVersions - (hasOwn ? 1 : 2));
  // The clocks of servers differ, but the newest version is the current text.
  let last = newest?.createdAt.getTime() ?? 0;
  if (!hasOwn) {
    // While a school is upgraded, the version before saves texts without versions.
    const { source, words } = stored;
    last = Math.max(last + 1, lecture.updatedAt.getTime());
    createVersion(em, lecture, {
      source,
      wordCount: countWords(words),
      authorId: null,
      createdAt: new Date(last),
    });
  }
  const createdAt = new Date(Math.max(last + 1, Date.now()));
  createVersion(em, lecture, { source: text.source, wordCount, authorId, createdAt });
  Object.assign(stored, text);
  lecture.duration = duration;
  return true;
}

/**
 * Replaces a part of the Markdown of the texts of a locked course, also in their versions, without a new version. The caller flushes and
 * updates the totals.
 */
export async function replaceInTexts(
  em: EntityManager,
  courseId: string,
  part: string,
  replacement: string,
): Promise<void> {
  const texts = await em.find(StoredText, { lecture: { course: courseId } }, { populate: ['lecture'] });
  for (const text of texts.filter(({ source }) => source.includes(part))) {
    const { source, html, words, duration } = await readText(text.source.replaceAll(part, replacement));
    Object.assign(text, { source, html, words });
    const lecture = text.lecture.$;
    Object.assign(lecture, { duration, version: lecture.version + 1 });
  }
  await em.execute(
    `update lecture_text_versions as version set source = replace(version.source, ?, ?)
       from lectures where lectures.id = version.lecture_id and lectures.course_id = ? and strpos(version.source, ?) > 0`,
    [part, replacement, courseId, part],
  );
}

function createVersion(
  em: EntityManager,
  lecture: Lecture,
  {
    authorId,
    ...fields
  }: Pick<StoredTextVersion, 'source' | 'wordCount' | 'createdAt'> & { authorId: string | null },
): void {
  const author = authorId === null ? null : em.getReference(User, authorId, { wrapped: true });
  em.create(StoredTextVersion, { lecture, author, ...fields });
}

/** Deletes all versions of a lecture but so many of the newest ones. */
async function keepVersions(em: EntityManager, { id }: Lecture, count: number): Promise<void> {
  await em.execute(
    `delete from lecture_text_versions where id in (
       select id from lecture_text_versions where lecture_id = ? order by created_at desc, id desc offset ?)`,
    [id, count],
  );
}
