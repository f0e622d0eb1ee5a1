import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from '#server/platform/common/logger.ts';
import type { TextImages } from '#server/platform/fonts/text-images.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import { encodeVariants, variantWidths } from '#server/platform/storage/image-variants.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { School } from '#server/school/school.type.ts';
import { lockAnyCourse } from './course-lock.ts';
import { THUMBNAIL_SIZE } from './course-thumbnail.ts';
import { Course } from './course.entity.ts';
import { drawSharePicture, SHARE_TYPE, sharedLogoKey, sharePictureDigest } from './share-picture.ts';

/** After all other housekeeping, because the original picture is shown until then. */
const LOW_PRIORITY = 100;
/** After `LOW_PRIORITY`, so that pictures of new courses come first. */
const LOWEST_PRIORITY = 200;

interface Payload {
  courseId: string;
  /** Detail width of the upload, in pixels; unknown for pictures uploaded before it was recorded. */
  detailWidth?: number;
}

const makePictures = defineJob<Payload>('make-course-pictures', 'housekeeping', LOW_PRIORITY);

/** An earlier version queued it by this name when it upgraded a school. It may still wait there. */
const makeMissingPictures = defineJob<{ after?: string }>(
  'make-missing-course-pictures',
  'housekeeping',
  LOWEST_PRIORITY,
);
/** Runs after a change of the school's name, colour or logo, which appear on share pictures. */
const makeSharePictures = defineJob<{ schoolVersion: number; after?: string }>(
  'make-share-pictures',
  'housekeeping',
  LOWEST_PRIORITY,
);
/** Maximum number of courses processed before the job yields. */
const BATCH = 20;

/** Minimum width in pixels: sites that show link previews leave out smaller pictures. */
const SHARED_DETAIL = 200;

/** A stored upload of a course picture. */
export interface StoredPicture {
  key: string;
  detailWidth: number;
}

interface Dependencies {
  em: EntityManager;
  images: ImageStore;
  jobs: Jobs;
  objects: StoredObjects;
  texts: TextImages;
  school: SchoolService;
  logger: Logger;
}

/** Makes the variants and the share pictures of courses after an upload. */
export class CoursePictures {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Queues a job that makes missing pictures after a change of a course, once the transaction of `em` has committed.
   *
   * @param detailWidth of its picture, when the picture is new.
   */
  async request(em: EntityManager, { id }: Course, detailWidth?: number): Promise<void> {
    await this.deps.jobs.add(em, makePictures, { courseId: id, detailWidth });
  }

  /** Like `request`, after a change of several courses whose pictures are not new. */
  async requestAll(em: EntityManager, courses: readonly Course[]): Promise<void> {
    await this.deps.jobs.addAll(
      em,
      makePictures,
      courses.map(({ id }) => ({ courseId: id })),
    );
  }

  /** Queues new share pictures when a setting of the school that they show has changed. */
  readonly onSchoolChange = async (em: EntityManager, now: School, before: School): Promise<void> => {
    const isOther =
      now.name !== before.name ||
      now.accent !== before.accent ||
      now.secondColor !== before.secondColor ||
      sharedLogoKey(now) !== sharedLogoKey(before);
    if (isOther) await this.deps.jobs.add(em, makeSharePictures, { schoolVersion: now.version });
  };

  handlers(): JobHandler[] {
    return [
      handleJob(makePictures, (payload) => this.make(payload)),
      handleJob(makeSharePictures, (payload, { signal }) => this.makeShared(payload, signal)),
      handleJob(makeMissingPictures, ({ after }, { signal }) => this.makeMissing(after, signal)),
    ];
  }

  /** Can be repeated from any point: files are attached in one transaction, if the course still has the same picture. */
  private async make({ courseId, detailWidth }: Payload): Promise<void> {
    const { em, images, logger } = this.deps;
    const course = await em.fork().findOne(Course, courseId);
    const key = course?.thumbnailKey;
    if (!key || (course.thumbnailVariants && !this.lacksSharePicture(course))) return;
    const original = await images.read(key);
    if (!original)
      return logger.warn({ courseId, key }, 'The picture of a course is missing from the storage');
    const widths = course.thumbnailVariants?.widths ?? variantWidths(detailWidth ?? THUMBNAIL_SIZE.width);
    try {
      if (!course.thumbnailVariants) await this.makeVariants(course, original, widths);
      if (this.lacksSharePicture(course)) await this.makeSharePicture(course, original, Math.max(...widths));
    } catch (error) {
      if (!(error instanceof ImageUnreadable)) throw error;
      logger.warn({ err: error, courseId, key }, 'The picture of a course cannot be read');
    }
  }

  private async makeVariants(course: Course, original: Buffer, widths: number[]): Promise<void> {
    const { images } = this.deps;
    const { variants, files } = await readable(
      encodeVariants(original, { prefix: images.newPrefix(), widths }),
    );
    await images.addMade(files, async (em) => {
      const current = await lockAnyCourse(em, course.id);
      // A new picture has a job of its own, and another run of this job may have been faster.
      if (!current || current.thumbnailKey !== course.thumbnailKey || current.thumbnailVariants) return false;
      current.thumbnailVariants = variants;
      await em.flush();
      return true;
    });
  }

  private async makeSharePicture(course: Course, original: Buffer, detailWidth: number): Promise<void> {
    const { images, objects, texts, school } = this.deps;
    const ofSchool = school.current;
    const digest = sharePictureDigest(ofSchool, course);
    const thumbnail = detailWidth < SHARED_DETAIL ? null : original;
    const logoKey = sharedLogoKey(ofSchool);
    const logo = logoKey === undefined ? null : await images.read(logoKey);
    const data = await readable(
      drawSharePicture(texts, { school: ofSchool, title: course.title, thumbnail, logo }),
    );
    const key = `${images.newPrefix()}${digest}.jpg`;
    await images.addMade([{ key, contentType: SHARE_TYPE, data }], async (em) => {
      const current = await lockAnyCourse(em, course.id);
      if (!current || !this.lacksSharePicture(current) || sharePictureDigest(ofSchool, current) !== digest)
        return false;
      if (current.shareKey) await objects.release(em, [current.shareKey]);
      current.shareKey = key;
      await em.flush();
      return true;
    });
  }

  /** Processes one batch of courses after an id, and queues the next job for the rest. */
  private async makeMissing(after: string | undefined, signal: AbortSignal): Promise<void> {
    const { em, jobs } = this.deps;
    const courses = await em
      .fork()
      .find(
        Course,
        { thumbnailKey: { $ne: null }, thumbnailVariants: null, ...(after && { id: { $gt: after } }) },
        { fields: ['id'], orderBy: { id: 'asc' }, limit: BATCH },
      );
    for (const { id } of courses) {
      signal.throwIfAborted();
      await this.make({ courseId: id });
    }
    const last = courses.at(-1);
    if (last && courses.length === BATCH) await jobs.add(em.fork(), makeMissingPictures, { after: last.id });
  }

  /** Redraws one batch of outdated share pictures, and queues the next job for the rest. */
  private async makeShared(
    { schoolVersion, after }: { schoolVersion: number; after?: string },
    signal: AbortSignal,
  ): Promise<void> {
    const { em, jobs, school } = this.deps;
    // The job may start before this process is notified of the change.
    if (school.current.version < schoolVersion) await school.load();
    const shared = {
      thumbnailKey: { $ne: null },
      publishedAt: { $ne: null },
      ...(after && { id: { $gt: after } }),
    };
    const courses = await em
      .fork()
      .find(Course, shared, { fields: ['id'], orderBy: { id: 'asc' }, limit: BATCH });
    for (const { id } of courses) {
      signal.throwIfAborted();
      await this.make({ courseId: id });
    }
    const last = courses.at(-1);
    if (last && courses.length === BATCH) {
      await jobs.add(em.fork(), makeSharePictures, { schoolVersion, after: last.id });
    }
  }

  /** Whether the course is published and its share picture is missing or outdated. */
  private lacksSharePicture(course: Course): boolean {
    return (
      course.publishedAt !== null &&
      !course.shareKey?.includes(sharePictureDigest(this.deps.school.current, course))
    );
  }
}

/** An image that cannot be decoded. A retry would fail too. */
class ImageUnreadable extends Error {}

async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new ImageUnreadable('An image cannot be read', { cause });
  }
}
