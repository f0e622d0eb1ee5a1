import type { EntityManager } from '@mikro-orm/postgresql';
import { characters } from '#shared/characters.ts';
import { courseLimits } from '#shared/course.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { courseActions } from './course.audit-actions.ts';
import { lockCourse } from './course-lock.ts';
import type { CoursePictures } from './course-pictures.ts';
import { textsOf } from './course-texts.ts';
import { thumbnailKeys } from './course-thumbnail.ts';
import { Course } from './course.entity.ts';
import { freeSlug } from './free-slug.ts';

/** A copy that is being made. */
export interface CourseCopy {
  /** The locked original. */
  original: Course;
  copy: Course;
  /** The admin who makes it. */
  userId: string;
  /** The ids of the copied lectures by those of the originals. The feature of the lectures fills it. */
  lectureIds: Map<string, string>;
}

/** Copies what a feature has of a course, in the transaction that makes the copy. */
type CopyHook = (em: EntityManager, copy: CourseCopy) => Promise<void>;

interface Dependencies {
  em: EntityManager;
  objects: StoredObjects;
  pictures: CoursePictures;
  audit: AuditLog;
}

/** Copies courses. The files are not stored twice: both courses refer to them. */
export class CourseCopies {
  private readonly hooks: CopyHook[] = [];

  constructor(private readonly deps: Dependencies) {}

  /** Hooks run in the order in which the features are made, so those of lectures come before those of captions. */
  onCopy(hook: CopyHook): void {
    this.hooks.push(hook);
  }

  /**
   * Copies a course as a draft, without what learners did in it. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and
   * CONFLICT while a video of it is uploaded or processed.
   */
  async make(actor: Actor, id: string): Promise<Course> {
    const { userId } = requireAdmin(actor);
    const courseId = requireId(id, 'id');
    const { em: root, objects, pictures, audit } = this.deps;
    return root.fork().transactional(async (em) => {
      const original = await lockCourse(em, courseId);
      const title = titleOfCopy(original.title);
      const { thumbnailKey, thumbnailVariants, publishesLecturesAtOnce } = original;
      const copy = em.create(Course, {
        id: newId(),
        ...textsOf(original),
        outcomes: original.outcomes,
        title,
        slug: await freeSlug(em, title),
        thumbnailKey,
        thumbnailVariants,
        shareKey: null,
        publishesLecturesAtOnce,
        publishedAt: null,
        nextReleaseAt: null,
        deletedAt: null,
        changedAt: null,
      });
      await em.flush();
      await objects.share(em, thumbnailKeys(original));
      const lectureIds = new Map<string, string>();
      for (const hook of this.hooks) await hook(em, { original, copy, userId, lectureIds });
      if (thumbnailKey !== null) await pictures.request(em, copy);
      const subject = { id: copy.id, label: title };
      const facts = [{ kind: 'DRAFT' as const }, { kind: 'COURSE' as const, title: original.title }];
      await audit.record(em, actor, courseActions.COURSE_CREATED, subject, facts);
      return copy;
    });
  }
}

/** A title that is long already is cut. */
function titleOfCopy(title: string): string {
  const { max } = courseLimits.courseTitle;
  const excess = characters(courseFormTexts.copyOf({ title })) - max;
  const kept = excess > 0 ? Array.from(title).slice(0, -excess).join('').trimEnd() : title;
  return courseFormTexts.copyOf({ title: kept });
}
