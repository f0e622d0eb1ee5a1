import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { courseMessages } from '#shared/course.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { courseDraftRules, courseRules } from '#shared/course.rules.ts';
import { Role } from '#shared/roles.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import { changed, type AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { differences } from '#server/platform/common/differences.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { isStorable, validate } from '#server/platform/common/validate.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import { accountOf } from '#server/platform/storage/picture-reading.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Kept } from '#server/platform/answers/kept.ts';
import { courseActions } from './course.audit-actions.ts';
import type { Catalogue, CoursePage, CourseQuery, ListedCourse } from './catalogue.ts';
import { courseNotFound, lockCourse } from './course-lock.ts';
import { Course } from './course.entity.ts';
import type { CoursePictures, StoredPicture } from './course-pictures.ts';
import { COURSE_BY_SLUG, COURSES_BY_ID, type CourseRow } from './course-rows.ts';
import { fieldMissing, requireComplete, textsOf, type CourseTexts } from './course-texts.ts';
import { thumbnailKeys } from './course-thumbnail.ts';
import type { KeptCatalogue } from './kept-catalogue.ts';
import type { SearchLimit } from './search-limit.ts';
import { searchWords } from './search-words.ts';
import { freeSlug } from './free-slug.ts';

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  catalogue: Catalogue;
  /** Cached catalogue for all callers but admins. It may be some seconds old. */
  publicCatalogue: KeptCatalogue;
  /** Cached courses by slug, for callers who cannot see drafts. */
  keptCourses: Kept<CourseRow>;
  images: ImageStore;
  objects: StoredObjects;
  pictures: CoursePictures;
  audit: AuditLog;
  searchLimit: SearchLimit;
}

type GivenTexts = z.input<typeof courseRules>;

/** New texts of a course. Missing and null fields stay unchanged. */
export type CourseEdit = { [Field in keyof GivenTexts]?: GivenTexts[Field] | null } & {
  /** The version that was edited. */
  version: number;
};

/** A new picture of a course. */
interface PictureUpload {
  open: () => Readable;
  /** Which formats are accepted: JPEG and PNG by default, also WebP for `hero`. */
  kind?: 'thumbnail' | 'hero';
}

/** The courses of the school: published ones, which are public, and drafts, which only admins see. */
export class CourseService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * A page of the catalogue or of search results; `address` is the caller's network address, for the search rate limit. Throws the
   * errors of `list`, and TOO_MANY_REQUESTS.
   */
  async find(actor: Actor, query: CourseQuery, address: string): Promise<CoursePage<ListedCourse>> {
    if (searchWords(query.search ?? '').length > 0) await this.deps.searchLimit.count(actor, address);
    return this.list(actor, query);
  }

  /** Like `find`, without the rate limit. Throws BAD_USER_INPUT, and UNAUTHENTICATED or FORBIDDEN for drafts. */
  list(actor: Actor, query: CourseQuery): Promise<CoursePage<ListedCourse>> {
    const { catalogue, publicCatalogue } = this.deps;
    return (actor?.role === Role.ADMIN ? catalogue : publicCatalogue).list(actor, query);
  }

  /** Throws NOT_FOUND, also for a course that the caller may not see. */
  async bySlug(actor: Actor, slug: string): Promise<CourseRow> {
    if (!isStorable(slug)) return courseNotFound();
    const read = () => this.deps.statements.first(COURSE_BY_SLUG, { slug });
    const course = actor?.role === Role.ADMIN ? await read() : await this.deps.keptCourses.read(slug, read);
    return course && isVisible(actor, course) ? course : courseNotFound();
  }

  /** Throws BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown course or one that the caller may not see. */
  async byId(actor: Actor, id: string): Promise<CourseRow> {
    const [course] = await this.findVisible(actor, [requireId(id, 'id')]);
    return course ?? courseNotFound();
  }

  /** `bySlug` or `byId`. Throws their errors, and BAD_USER_INPUT unless one of the two is given. */
  async bySlugOrId(actor: Actor, slug: string | null, id: string | null): Promise<CourseRow> {
    if (slug !== null && id === null) return this.bySlug(actor, slug);
    if (slug === null && id !== null) return this.byId(actor, id);
    const message = inputRefusals.slugOrId;
    throw new AppError('BAD_USER_INPUT', message, { fields: { slug: message, id: message } });
  }

  /** The courses with these ids; null for one that the caller may not see. */
  async findVisible(actor: Actor, ids: readonly string[]): Promise<(CourseRow | null)[]> {
    const courses = await this.deps.statements.all(COURSES_BY_ID, { ids });
    return inOrder(ids, courses, ({ id }) => id).map((course) =>
      course && isVisible(actor, course) ? course : null,
    );
  }

  /** Batch for resolvers: the courses with these ids, in any state. The caller must be allowed to see them. */
  readonly byIds = async (ids: readonly string[]): Promise<(CourseRow | Error)[]> => {
    const courses = await this.deps.statements.all(COURSES_BY_ID, { ids });
    return inOrder(ids, courses, ({ id }) => id).map(
      (course) => course ?? new AppError('NOT_FOUND', courseMessages.notFound.course),
    );
  };

  /** Batch for resolvers: the course with each id; null if it does not exist or is in the trash. */
  readonly outsideTrash = async (ids: readonly string[]): Promise<(CourseRow | null)[]> => {
    const courses = await this.deps.statements.all(COURSES_BY_ID, { ids });
    return inOrder(ids, courses, ({ id }) => id).map((course) =>
      course?.deletedAt ? null : (course ?? null),
    );
  };

  /**
   * Creates a course; a draft needs only a title. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, and the errors of
   * `rewriteImage` for the thumbnail.
   */
  async create(
    actor: Actor,
    fields: unknown,
    openThumbnail: (() => Readable) | undefined,
    isPublished = true,
    id = newId(),
  ): Promise<Course> {
    requireAdmin(actor);
    if (isPublished && !openThumbnail) {
      throw new AppError('BAD_USER_INPUT', fieldMissing(), { fields: { thumbnail: fieldMissing() } });
    }
    const texts = validate(isPublished ? courseRules : courseDraftRules, fields);
    const upload = openThumbnail && { open: openThumbnail };
    return this.withPicture(actor, upload, async (em, picture) => {
      const slug = await freeSlug(em, texts.title);
      const publishedAt = isPublished ? new Date() : null;
      const thumbnailKey = picture?.key ?? null;
      const course = em.create(Course, {
        id,
        ...texts,
        thumbnailKey,
        slug,
        publishedAt,
        nextReleaseAt: null,
        deletedAt: null,
      });
      await em.flush();
      if (picture) await this.deps.pictures.request(em, course, picture.detailWidth);
      const asDraft: AuditFact[] = isPublished ? [] : [{ kind: 'DRAFT' }];
      await this.record(em, actor, courseActions.COURSE_CREATED, course, ...asDraft);
      return course;
    });
  }

  /**
   * Changes texts and picture of a course. An edit without changes creates no new version. Throws UNAUTHENTICATED, FORBIDDEN,
   * NOT_FOUND, BAD_USER_INPUT, CONFLICT if the edited version is not the current one, and the errors of `rewriteImage`. After
   * an error, nothing is changed.
   */
  async update(actor: Actor, id: string, edit: CourseEdit, upload?: PictureUpload): Promise<Course> {
    requireAdmin(actor);
    // Validated before the picture is read, and again under the lock.
    const found = await this.byId(actor, id);
    validateEdit(found, edit);
    return this.withPicture(actor, upload, async (em, picture) => {
      const course = await lockCourse(em, found.id);
      const changes = validateEdit(course, edit);
      const fields = [...Object.keys(changes), ...(picture ? ['picture'] : [])];
      if (fields.length === 0) return course;
      const replaced = picture ? thumbnailKeys(course) : [];
      Object.assign(course, changes, picture && { thumbnailKey: picture.key, thumbnailVariants: null });
      course.version += 1;
      await em.flush();
      await this.deps.objects.release(em, replaced);
      await this.deps.pictures.request(em, course, picture?.detailWidth);
      await this.record(em, actor, courseActions.COURSE_EDITED, course, changed(...fields));
      return course;
    });
  }

  /**
   * Publishes a draft; a published course is left unchanged. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
   * BAD_USER_INPUT if a required field is missing.
   */
  async publish(actor: Actor, id: string): Promise<Course> {
    return this.change(actor, id, async (em, course) => {
      if (course.publishedAt) return;
      requireComplete(course);
      course.publishedAt = new Date();
      await this.deps.pictures.request(em, course);
      await this.record(em, actor, courseActions.COURSE_PUBLISHED, course);
    });
  }

  /** Makes a published course a draft; a draft is left unchanged. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
  async unpublish(actor: Actor, id: string): Promise<Course> {
    return this.change(actor, id, async (em, course) => {
      if (!course.publishedAt) return;
      course.publishedAt = null;
      await this.record(em, actor, courseActions.COURSE_UNPUBLISHED, course);
    });
  }

  /**
   * Sets whether videos uploaded to a published course are published at once. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND.
   */
  async setLecturePublishing(actor: Actor, id: string, isAtOnce: boolean): Promise<Course> {
    return this.change(actor, id, async (em, course) => {
      if (course.publishesLecturesAtOnce === isAtOnce) return;
      course.publishesLecturesAtOnce = isAtOnce;
      const fact = { kind: 'LECTURES_AT_ONCE', isAtOnce } as const;
      await this.record(em, actor, courseActions.COURSE_EDITED, course, fact);
    });
  }

  /** Moves a course to the trash. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, also if it is in the trash already. */
  async delete(actor: Actor, id: string): Promise<string> {
    const course = await this.change(actor, id, async (em, found) => {
      found.deletedAt = new Date();
      await this.record(em, actor, courseActions.COURSE_DELETED, found);
    });
    return course.id;
  }

  /** Changes one course under its lock, in one transaction. */
  private async change(
    actor: Actor,
    id: string,
    work: (em: EntityManager, course: Course) => Promise<void>,
  ): Promise<Course> {
    requireAdmin(actor);
    const courseId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, courseId);
      await work(em, course);
      await em.flush();
      return course;
    });
  }

  /** Runs `commit` in a transaction, with the stored picture or null. */
  private withPicture(
    actor: Actor,
    upload: PictureUpload | undefined,
    commit: (em: EntityManager, picture: StoredPicture | null) => Promise<Course>,
  ): Promise<Course> {
    const { em, images } = this.deps;
    if (!upload) return em.transactional((tx) => commit(tx, null));
    const { open, kind = 'thumbnail' } = upload;
    return images.create(open(), kind, accountOf(actor), (tx, key, { detailWidth }) =>
      commit(tx, { key, detailWidth }),
    );
  }

  private async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id, title }: Course,
    ...facts: AuditFact[]
  ): Promise<void> {
    await this.deps.audit.record(em, actor, action, { id, label: title }, facts);
  }
}

/** Whether the caller may see the course. */
function isVisible(actor: Actor, { deletedAt, publishedAt }: CourseRow): boolean {
  return !deletedAt && (Boolean(publishedAt) || actor?.role === Role.ADMIN);
}

/** The changes of an edit. Throws CONFLICT if it is based on another version, BAD_USER_INPUT for invalid fields. */
function validateEdit(course: CourseRow, { version, ...fields }: CourseEdit): Partial<CourseTexts> {
  if (course.version !== version) throw new AppError('CONFLICT', courseMessages.conflict.courseChanged);
  const given = Object.entries(fields).filter(([, value]) => value != null);
  const rules = course.publishedAt ? courseRules : courseDraftRules;
  return differences(textsOf(course), validate(rules.partial(), Object.fromEntries(given)));
}
