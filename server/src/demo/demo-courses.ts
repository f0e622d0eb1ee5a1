import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { demoCourses, type DemoCourse } from '#demo/courses.ts';
import type { DemoFile, DemoLecture, DemoSection } from '#demo/demo-course.ts';
import { openDemoFile, readDemoCues, readDemoFile } from '#demo/files.ts';
import type { CaptionsService } from '#server/caption/captions.service.ts';
import { webVtt } from '#shared/captions/web-vtt.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseService } from '#server/course/course.service.ts';
import type { CourseTrash } from '#server/course/course-trash.service.ts';
import { slugify } from '#server/course/slug.ts';
import { CourseFile } from '#server/file/course-file.entity.ts';
import type { FileImport } from '#server/file/file-import.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { Section } from '#server/lecture/section/section.entity.ts';
import type { SectionService } from '#server/lecture/section/section.service.ts';
import type { LectureTexts } from '#server/lecture/text/lecture-texts.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { DemoMarks, MarkedCourse } from './demo-marks.ts';

interface Dependencies {
  em: EntityManager;
  courses: CourseService;
  courseTrash: CourseTrash;
  lectures: LectureService;
  lectureTexts: LectureTexts;
  sections: SectionService;
  captions: CaptionsService;
  fileImport: FileImport;
  marks: DemoMarks;
}

/** Adds and removes single demo courses. A course is a draft until it is completely added. Adding never deletes anything. */
export class DemoCourses {
  constructor(private readonly deps: Dependencies) {}

  /** Demo courses that are missing or only partly added, in their order. */
  async missing(): Promise<DemoCourse[]> {
    const slugs = demoCourses.map(({ title }) => slugify(title));
    const known = await this.deps.em.fork().find(Course, { slug: { $in: slugs } });
    const marked = await this.deps.marks.courses();
    return demoCourses.filter((demo) => {
      const course = known.find(({ slug }) => slug === slugify(demo.title));
      return !course || isUnfinished(course, marked);
    });
  }

  /**
   * Adds a course with its lectures, captions, sections and files, and publishes it. Completes a course that was only partly added;
   * any other existing course of that name stays as it is. Calls must not overlap. Throws UNAUTHENTICATED, FORBIDDEN, and the errors of
   * the storage.
   */
  async add(actor: Actor, demo: DemoCourse): Promise<void> {
    const { em, courses, marks } = this.deps;
    const known = await em.fork().findOne(Course, { slug: slugify(demo.title) });
    if (known && !isUnfinished(known, await marks.courses())) return;
    const { id } = known ?? (await this.begin(actor, demo));
    // Includes lectures in the trash: an admin has deleted them, so they are not added again.
    const lectures = await em.fork().find(Lecture, { course: id });
    for (const lecture of demo.lectures) {
      const there = lectures.find(({ title }) => title === lecture.title);
      await this.caption(actor, there ?? (await this.addLecture(actor, id, lecture)), lecture);
    }
    await this.addTexts(actor, id, demo, lectures);
    await this.addSections(actor, id, demo);
    await this.addFiles(actor, id, demo);
    await em.fork().transactional(async (tx) => {
      await courses.publish(actor, id);
      await marks.complete(tx, id);
    });
  }

  /** Permanently deletes a course, in the trash or not. Returns false if the course was changed meanwhile, which keeps it. */
  async remove(actor: Actor, id: string): Promise<boolean> {
    const { em, courseTrash, marks } = this.deps;
    return em.fork().transactional(async (tx) => {
      const course = await lockAnyCourse(tx, id);
      const marked = await marks.courses(tx);
      if (!course || !marked.some((one) => one.id === id && !one.isChanged)) return false;
      await courseTrash.erase(tx, course, actor);
      return true;
    });
  }

  private async begin(actor: Actor, demo: DemoCourse): Promise<Course> {
    const id = await this.newMarkedId();
    return this.deps.courses.create(actor, demo, () => openDemoFile(demo.thumbnail), false, id);
  }

  private async addLecture(actor: Actor, courseId: string, lecture: DemoLecture): Promise<Lecture> {
    const { file, isFreePreview, ...texts } = lecture;
    const id = await this.newMarkedId();
    const options = { id, isDemo: true };
    return this.deps.lectures.add(actor, courseId, texts, () => openDemoFile(file), isFreePreview, options);
  }

  /** Adds the missing text lectures. `known` are the lectures that were there before, including those in the trash. */
  private async addTexts(
    actor: Actor,
    courseId: string,
    { texts = [] }: DemoCourse,
    known: readonly Lecture[],
  ): Promise<void> {
    for (const { title, file } of texts) {
      if (known.some((lecture) => lecture.title === title)) continue;
      const text = (await readDemoFile(file)).toString();
      const input = { courseId, title, text, isFreePreview: false };
      await this.deps.lectureTexts.add(actor, input, await this.newMarkedId());
    }
  }

  /** Adds the missing files. A file whose lecture is in the trash is left out. */
  private async addFiles(actor: Actor, courseId: string, demo: DemoCourse): Promise<void> {
    const { em, fileImport } = this.deps;
    if (!demo.files) return;
    const there = await em.fork().find(CourseFile, { course: courseId });
    const lectures = await em.fork().find(Lecture, { course: courseId, deletedAt: null });
    const lectureOf = ({ of }: DemoFile) => {
      const its = [...demo.lectures, ...(demo.texts ?? [])].find(({ key }) => key === of);
      return lectures.find(({ title }) => title === its?.title);
    };
    for (const demoFile of demo.files) {
      const { name, file, of } = demoFile;
      const lecture = lectureOf(demoFile);
      if ((of && !lecture) || there.some((one) => one.name === name)) continue;
      const bytes = await readDemoFile(file);
      const id = await this.newMarkedId();
      await fileImport.add(actor, { id, courseId, lectureId: lecture?.id ?? null, name }, bytes);
    }
  }

  /** Adds the missing sections. A section whose first lecture is in the trash is left out. */
  private async addSections(actor: Actor, courseId: string, demo: DemoCourse): Promise<void> {
    const { em, sections } = this.deps;
    if (!demo.sections) return;
    const there = await em.fork().find(Section, { course: courseId });
    const lectures = await em.fork().find(Lecture, { course: courseId, deletedAt: null });
    const firstOf = ({ from }: DemoSection) => {
      const first = demo.lectures.find(({ key }) => key === from);
      return lectures.find(({ title }) => title === first?.title);
    };
    for (const section of demo.sections) {
      const first = firstOf(section);
      if (!first || there.some(({ title }) => title === section.title)) continue;
      const { title, summary } = section;
      const id = await this.newMarkedId();
      await sections.create(actor, { courseId, title, summary, before: first.id }, id);
    }
  }

  private async caption(actor: Actor, { id, deletedAt }: Lecture, { file }: DemoLecture): Promise<void> {
    const { captions } = this.deps;
    const [known = []] = await captions.ofLectures([id]);
    if (deletedAt || known.length > 0) return;
    const cues = Buffer.from(webVtt(await readDemoCues(file)));
    await captions.save(actor, { lectureId: id, language: 'en' }, () => Readable.from([cues]));
  }

  /** Stores the mark before the row. A row without a mark counts as the school's own, and would never be completed. */
  private async newMarkedId(): Promise<string> {
    const id = newId();
    await this.deps.marks.set(this.deps.em.fork(), [id]);
    return id;
  }
}

/** Whether a course was left by an interrupted `add`, and is unchanged since. */
const isUnfinished = ({ id, deletedAt }: Course, marked: readonly MarkedCourse[]) =>
  deletedAt === null && marked.some((one) => one.id === id && !one.isComplete && !one.isChanged);
