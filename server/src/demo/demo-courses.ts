import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { demoCourses, type DemoCourse } from '#demo/courses.ts';
import { openDemoFile, readDemoCues } from '#demo/files.ts';
import type { CaptionsService } from '#server/caption/captions.service.ts';
import { webVtt } from '#server/caption/web-vtt.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseService } from '#server/course/course.service.ts';
import type { CourseTrash } from '#server/course/course-trash.service.ts';
import { slugify } from '#server/course/slug.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { DemoMarks, MarkedCourse } from './demo-marks.ts';

interface Dependencies {
  em: EntityManager;
  courses: CourseService;
  courseTrash: CourseTrash;
  lectures: LectureService;
  captions: CaptionsService;
  marks: DemoMarks;
}

/** The courses of the demo, one by one: each is a draft until all of it is there. */
export class DemoCourses {
  constructor(private readonly deps: Dependencies) {}

  /** Those that the school has not, or has only begun to add, in their order. */
  async missing(): Promise<DemoCourse[]> {
    const slugs = demoCourses.map(({ title }) => slugify(title));
    const known = await this.deps.em.fork().find(Course, { slug: { $in: slugs } });
    const marked = await this.deps.marks.courses();
    return demoCourses.filter((demo) => {
      const course = known.find(({ slug }) => slug === slugify(demo.title));
      return !course || isUnfinished(course, demo, marked);
    });
  }

  /**
   * Adds a course with its lectures and captions and publishes it; one that is there stays as it is, and one that was begun is done
   * again. For one caller at a time. Throws UNAUTHENTICATED, FORBIDDEN, and what the storage throws.
   */
  async add(actor: Actor, demo: DemoCourse): Promise<void> {
    const { em, courses, lectures, captions, marks } = this.deps;
    const known = await em.fork().findOne(Course, { slug: slugify(demo.title) });
    if (known && !isUnfinished(known, demo, await marks.courses())) return;
    if (known) await this.remove(actor, known);
    const course = await courses.create(actor, demo, () => openDemoFile(demo.thumbnail), false);
    // What has no mark is somebody's own, and is never done again.
    await marks.set(em.fork(), [course.id]);
    for (const { file, isFreePreview, ...texts } of demo.lectures) {
      const lecture = await lectures.add(actor, course.id, texts, () => openDemoFile(file), isFreePreview);
      await marks.set(em.fork(), [lecture.id]);
      const cues = Buffer.from(webVtt(await readDemoCues(file)));
      await captions.save(actor, { lectureId: lecture.id, language: 'en' }, () => Readable.from([cues]));
    }
    await courses.publish(actor, course.id);
  }

  /** Deletes a course for good, in the trash or not. Throws UNAUTHENTICATED, FORBIDDEN. */
  async remove(actor: Actor, { id, deletedAt }: Course): Promise<void> {
    const { courses, courseTrash } = this.deps;
    if (!deletedAt) await courses.delete(actor, id);
    await courseTrash.purge(id, { actor });
  }
}

/** Whether a course is what an end in the middle of `add` has left. */
const isUnfinished = (
  { id, publishedAt, numberOfLectures }: Course,
  demo: DemoCourse,
  marked: readonly MarkedCourse[],
) =>
  publishedAt === null &&
  numberOfLectures < demo.lectures.length &&
  marked.some((one) => one.id === id && !one.isChanged);
