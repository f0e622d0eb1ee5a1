import type { EntityManager } from '@mikro-orm/postgresql';
import type { CueOfFile } from '#shared/captions/cue.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { replaceCues } from '#server/caption/caption-cues.ts';
import { Captions, CaptionSource } from '#server/caption/captions.entity.ts';
import { Course } from '#server/course/course.entity.ts';
import { fileActions } from '#server/file/file.audit-actions.ts';
import { createFile, subjectOf } from '#server/file/file-place.ts';
import { openFile } from '#server/file/new-file.ts';
import { createLectureAt, updateTotals, type NewLecture } from '#server/lecture/course-lectures.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import { Lecture, LectureStatus } from '#server/lecture/lecture.entity.ts';
import { Section } from '#server/lecture/section/section.entity.ts';
import { storeText } from '#server/lecture/text/written-text.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { openUpload } from '#server/upload/open-upload.ts';
import type { ImportedItem, PictureUse } from './course-import.entity.ts';
import type { PreparedFile, PreparedLecture, PreparedPlan } from './prepared-plan.ts';

interface Target {
  /** The new course. */
  course: Course;
  actor: Actor;
  audit: AuditLog;
}

interface Subject {
  id: string;
  label: string;
}

/** Creates the sections, lectures and files of a plan in a new course, and opens the uploads. Returns what each file became. */
export async function createParts(
  em: EntityManager,
  { course, actor, audit }: Target,
  plan: PreparedPlan,
): Promise<ImportedItem[]> {
  const { userId } = requireAdmin(actor);
  const items: ImportedItem[] = [];
  const added: { action: AuditAction; subject: Subject }[] = [];
  const captionsOf: { captions: Captions; cues: CueOfFile[] }[] = [];
  let position = 0;
  let hasTrailer = false;
  const addFiles = (files: readonly PreparedFile[], lecture: Lecture | null) => {
    for (const [index, { path, ...file }] of files.entries()) {
      const created = createFile(em, { course, lecture, uploaderId: userId }, openFile(file, index + 1));
      items.push({ path, lectureId: null, fileId: created.id });
      added.push({ action: fileActions.FILE_ADDED, subject: subjectOf(created) });
    }
  };
  const addLecture = (prepared: PreparedLecture) => {
    position += 1;
    const isTrailer = prepared.kind === 'VIDEO' && prepared.lecture.isTrailer && !hasTrailer;
    hasTrailer ||= isTrailer;
    const lecture = createLectureAt(em, course, position, { ...fieldsOf(prepared), isTrailer });
    if (prepared.kind === 'TEXT') storeText(em, lecture, prepared.written, userId);
    if (prepared.kind === 'VIDEO') {
      openUpload(em, lecture, userId, prepared.video);
      items.push({ path: prepared.video.path, lectureId: lecture.id, fileId: null });
      for (const { language, cues } of prepared.captions) {
        const captions = em.create(Captions, {
          lecture: em.getReference(Lecture, lecture.id, { wrapped: true }),
          language,
          source: CaptionSource.UPLOADED,
        });
        captionsOf.push({ captions, cues });
      }
    }
    added.push({ action: lectureActions.LECTURE_ADDED, subject: { id: lecture.id, label: lecture.title } });
    addFiles(prepared.files, lecture);
  };
  plan.lectures.forEach(addLecture);
  for (const { title, summary, lectures } of plan.sections) {
    position += 1;
    const id = newId();
    em.create(Section, {
      id,
      title,
      summary,
      position,
      course: em.getReference(Course, course.id, { wrapped: true }),
    });
    added.push({ action: lectureActions.SECTION_ADDED, subject: { id, label: title } });
    lectures.forEach(addLecture);
  }
  addFiles(plan.files, null);
  if (plan.picture) items.push(pictureItem(plan.picture.path, 'COURSE'));
  items.push(...plan.pictures.map(({ path }, index) => pictureItem(path, index)));
  await em.flush();
  for (const { captions, cues } of captionsOf) await replaceCues(em, captions.id, cues);
  await updateTotals(em, course);
  const facts = [{ kind: 'COURSE' as const, title: course.title }];
  for (const action of new Set(added.map((one) => one.action))) {
    const subjects = added.filter((one) => one.action === action).map(({ subject }) => subject);
    await audit.recordAll(em, actor, action, subjects, facts);
  }
  return items;
}

const pictureItem = (path: string, shows: PictureUse): ImportedItem => ({
  ...{ path, lectureId: null, fileId: null },
  picture: { shows, hasArrived: false },
});

function fieldsOf({ kind, lecture, ...rest }: PreparedLecture): NewLecture & { id: string } {
  const { title, isFreePreview } = lecture;
  const fields = { id: newId(), title, isFreePreview, kind, isDraft: lecture.isDraft };
  if (lecture.kind === 'LINK') return { ...fields, description: lecture.description, url: lecture.url };
  if (lecture.kind === 'VIDEO')
    return { ...fields, description: lecture.description, status: LectureStatus.UPLOADING };
  return { ...fields, description: '', duration: 'written' in rest ? rest.written.duration : 0 };
}
