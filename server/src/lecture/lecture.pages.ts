import { pageNames } from '#shared/pages.ts';
import { paths, patterns } from '#shared/paths.ts';
import { breadcrumbData, courseData, sharePictureOf } from '#server/course/course-data.ts';
import { COURSE_BY_SLUG, type CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { summaryOf } from '#server/course/course-summary.ts';
import { thumbnailOf } from '#server/course/course-thumbnail.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { isId } from '#server/platform/common/identifier.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { found, notFound, type AskedPage, type PageAnswer, type Pages } from '#server/platform/pages/page.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { LectureService } from './lecture.service.ts';
import { readPreviews, readSpokenPreview } from './preview/preview-rows.ts';
import { lectureData } from './preview/lecture-data.ts';

interface Dependencies {
  publicUrl: string;
  school: SchoolService;
  courses: CourseService;
  lectures: LectureService;
  statements: Statements;
}

/** The pages of courses and of their lectures, with the free lectures for search engines. */
export class LecturePages {
  readonly pages: Pages = {
    [patterns.course]: (asked) => this.course(asked),
    [patterns.lectures]: (asked) => this.lectures(asked),
  };

  constructor(private readonly deps: Dependencies) {}

  private async course({ parameters: { slug = '' }, actor }: AskedPage): Promise<PageAnswer> {
    const { publicUrl: origin, school, courses, statements } = this.deps;
    const course = await courses.bySlug(await actor(), slug).catch(unlessNotFound);
    if (!course) return this.missingCourse(slug);
    const { title } = course;
    if (course.publishedAt === null) return found({ name: title });
    const thumbnailPath = thumbnailOf(course)?.url;
    const summary = await summaryOf(course);
    const previews = await readPreviews(statements, course.id);
    const { name } = school.current;
    return found({
      name: title,
      description: summary,
      canonical: paths.course(slug),
      image: sharePictureOf(course),
      data: [
        courseData({ ...course, summary }, { origin, name, ...school.offer }, thumbnailPath),
        breadcrumbData(course, origin),
        ...previews.map((preview) => lectureData(preview, { origin, slug, thumbnailPath })),
      ],
    });
  }

  private async lectures({
    parameters: { slug = '', lectureId = '' },
    actor,
  }: AskedPage): Promise<PageAnswer> {
    const { publicUrl: origin, courses, statements } = this.deps;
    const course = await courses.bySlug(await actor(), slug).catch(unlessNotFound);
    if (!course) return this.missingCourse(slug);
    const preview = await readSpokenPreview(statements, slug, lectureId);
    if (!preview) return this.otherLecture({ course, lectureId, actor: await actor() });
    const { title: name } = preview;
    const description = preview.description || (preview.beginning ?? '');
    const place = { origin, slug, thumbnailPath: thumbnailOf(course)?.url };
    return found({
      name,
      description,
      canonical: paths.lecture(slug, preview.id),
      image: sharePictureOf(course),
      data: [lectureData(preview, place), breadcrumbData(course, origin, preview)],
    });
  }

  /**
   * Returns the page of a lecture that is not indexed. If the lecture does not exist, the screen shows the course's
   * other lectures.
   */
  private async otherLecture(asked: {
    course: CourseRow;
    lectureId: string;
    actor: Actor;
  }): Promise<PageAnswer> {
    const { course, lectureId, actor } = asked;
    const head = { name: pageNames.lectures };
    if (lectureId === '') return found(head);
    const { lectures } = this.deps;
    const lecture = isId(lectureId) ? await lectures.byId(actor, lectureId).catch(unlessNotFound) : null;
    const isThere = lecture?.course.id === course.id && lecture.deletedAt === null;
    return { status: isThere ? 200 : 404, head, hasScreen: true };
  }

  /** A deleted course that was published is reported as gone. Drafts stay hidden. */
  private async missingCourse(slug: string): Promise<PageAnswer> {
    const course = isStorable(slug) ? await this.deps.statements.first(COURSE_BY_SLUG, { slug }) : null;
    return course?.deletedAt && course.publishedAt ? { ...notFound(), status: 410 } : notFound();
  }
}

function unlessNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
