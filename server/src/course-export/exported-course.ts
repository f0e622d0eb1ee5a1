import { COURSES_BY_ID, type CourseRow } from '#server/course/course-rows.ts';
import { OF_COURSES, OF_LECTURES, type FileRow } from '#server/file/file-rows.ts';
import { readOutlines, type LectureRow } from '#server/lecture/lecture-rows.ts';
import { readSections, type SectionRow } from '#server/lecture/section/section-rows.ts';
import { OF_LECTURES as TEXTS_OF_LECTURES } from '#server/lecture/text/lecture-text-rows.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuid, uuids } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Cue } from '#shared/captions/cue.ts';

const IMAGES = read({ courseId: uuid }, ({ courseId }) =>
  db
    .selectFrom('textImages')
    .where('courseId', '=', courseId)
    .select('key')
    .orderBy('createdAt')
    .orderBy('id'),
);

const CUES = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('captions')
    .innerJoin('captionCues as cue', 'cue.captionsId', 'captions.id')
    .where('captions.lectureId', '=', anyOf(ids))
    .select([
      'captions.lectureId',
      'captions.language',
      'cue.startsAt as start',
      'cue.endsAt as end',
      'cue.text',
    ])
    .orderBy('captions.lectureId')
    .orderBy('captions.language')
    .orderBy('cue.position'),
);

export interface ExportedCaptions {
  language: string;
  cues: Cue[];
}

/** A lecture with all that belongs to it. */
export interface ExportedLecture {
  lecture: LectureRow;
  /** Markdown; null unless it is a text. */
  text: string | null;
  captions: ExportedCaptions[];
  files: FileRow[];
}

/** A course with all that its archive has, in teaching order. */
export interface ExportedCourse {
  course: CourseRow;
  sections: SectionRow[];
  lectures: ExportedLecture[];
  files: FileRow[];
  /** Keys of the pictures for its texts. */
  images: string[];
}

/** Reads a course with drafts and all its parts. Returns null for an unknown course and for one in the trash. */
export async function readExportedCourse(
  statements: Statements,
  courseId: string,
): Promise<ExportedCourse | null> {
  const ids = [courseId];
  const [course] = await statements.all(COURSES_BY_ID, { ids });
  if (!course || course.deletedAt) return null;
  const [[lectures = []], [sections = []], files, images] = await Promise.all([
    readOutlines(statements, ids, { isShownOnly: false }),
    readSections(statements, ids),
    statements.all(OF_COURSES, { ids }),
    statements.all(IMAGES, { courseId }),
  ]);
  const lectureIds = lectures.map(({ id }) => id);
  const [texts, cues, lectureFiles] = await Promise.all([
    statements.all(TEXTS_OF_LECTURES, { ids: lectureIds }),
    statements.all(CUES, { ids: lectureIds }),
    statements.all(OF_LECTURES, { ids: lectureIds }),
  ]);
  const sources = new Map(texts.map(({ lectureId, source }) => [lectureId, source]));
  const cuesOf = Map.groupBy(cues, ({ lectureId }) => lectureId);
  const filesOf = Map.groupBy(lectureFiles, ({ lectureId }) => lectureId);
  return {
    course,
    sections,
    lectures: lectures.map((lecture) => ({
      lecture,
      text: sources.get(lecture.id) ?? null,
      captions: Array.from(
        Map.groupBy(cuesOf.get(lecture.id) ?? [], ({ language }) => language),
        ([language, own]) => ({ language, cues: own.map(({ start, end, text }) => ({ start, end, text })) }),
      ),
      files: filesOf.get(lecture.id) ?? [],
    })),
    files,
    images: images.map(({ key }) => key),
  };
}
