import type { Readable } from 'node:stream';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { courseRules } from '#shared/rules.ts';
import { requireAdmin, type Actor } from '#server/common/actor.ts';
import { AppError } from '#server/common/errors.ts';
import { requireId } from '#server/common/identifier.ts';
import { decodeCursor, requirePageSize, toPage, type Page } from '#server/common/pagination.ts';
import { isStorable, validate } from '#server/common/validate.ts';
import type { ImageStore } from '#server/storage/image-store.ts';
import type { StoredObjects } from '#server/storage/stored-objects.ts';
import { Course } from './course.entity.ts';
import { distinctSlug, slugify } from './slug.ts';

/** Lets other features clean up what they hang on a course, in the transaction that deletes it. */
export type BeforeCourseDeletion = (em: EntityManager, course: Course) => Promise<void>;

/** The catalogue. */
export class CourseService {
  private readonly beforeDeletion: BeforeCourseDeletion[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly images: ImageStore,
    private readonly objects: StoredObjects,
  ) {}

  onDelete(hook: BeforeCourseDeletion): void {
    this.beforeDeletion.push(hook);
  }

  /** A page of the catalogue, newest first. Throws BAD_USER_INPUT for a bad page size or cursor. */
  async list(first: number, after?: string | null): Promise<Page<Course>> {
    requirePageSize(first);
    const position = after == null ? null : decodeCursor(after);
    const where = position
      ? {
          createdAt: { $lte: position.createdAt },
          $or: [{ createdAt: { $lt: position.createdAt } }, { id: { $lt: position.id } }],
        }
      : {};
    const [courses, totalCount] = await Promise.all([
      this.em.find(Course, where, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 }),
      this.em.count(Course),
    ]);
    return toPage(courses, first, totalCount);
  }

  /** Throws NOT_FOUND. */
  async bySlug(slug: string): Promise<Course> {
    return (isStorable(slug) && (await this.em.findOne(Course, { slug }))) || notFound();
  }

  /** Throws BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown one. */
  async byId(id: string): Promise<Course> {
    return (await this.em.findOne(Course, requireId(id, 'id'))) ?? notFound();
  }

  /** Batch for resolvers: the courses with these ids. */
  readonly byIds = async (ids: readonly string[]): Promise<(Course | Error)[]> => {
    const courses = await this.em.find(Course, { id: { $in: [...ids] } });
    const found = new Map(courses.map((course) => [course.id, course]));
    return ids.map((id) => found.get(id) ?? new AppError('NOT_FOUND', messages.notFound.course));
  };

  /**
   * Creates a course. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, and what `rewriteImage` throws for the
   * thumbnail.
   */
  async create(actor: Actor, fields: unknown, openThumbnail: (() => Readable) | undefined): Promise<Course> {
    requireAdmin(actor);
    if (!openThumbnail) {
      const message = messages.validation.courseFieldsMandatory;
      throw new AppError('BAD_USER_INPUT', message, { fields: { thumbnail: message } });
    }
    const { title, description, category, instructor } = validate(courseRules, fields);
    return this.images.create(openThumbnail(), 'thumbnail', async (em, thumbnailKey) => {
      const slug = slugify(title);
      // Courses of one title that arrive together wait here, so that the second sees the first.
      await em
        .getConnection()
        .execute(
          'select pg_advisory_xact_lock(hashtextextended(?, 0))',
          [slug],
          'run',
          em.getTransactionContext(),
        );
      const isTaken = (await em.count(Course, { slug })) > 0;
      const course = em.create(Course, {
        title,
        description,
        category,
        instructor,
        thumbnailKey,
        slug: isTaken ? distinctSlug(slug) : slug,
      });
      await em.flush();
      return course;
    });
  }

  /** Deletes a course with all that belongs to it. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
  async delete(actor: Actor, id: string): Promise<string> {
    requireAdmin(actor);
    const courseId = requireId(id, 'id');
    await this.em.transactional(async (em) => {
      // Without the lock a lecture that is being added could slip in behind the hooks, and its video stay for ever.
      const course =
        (await em.findOne(Course, courseId, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? notFound();
      for (const hook of this.beforeDeletion) await hook(em, course);
      await this.objects.release(em, [course.thumbnailKey]);
      await em.nativeDelete(Course, { id: courseId });
    });
    return courseId;
  }
}

function notFound(): never {
  throw new AppError('NOT_FOUND', messages.notFound.course);
}
