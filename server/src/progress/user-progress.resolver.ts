import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { CourseProgressService } from './course-progress.service.ts';
import { CourseProgress } from './course-progress.type.ts';
import { LectureProgress, LectureProgressConnection } from './lecture-progress.entity.ts';
import type { ProgressPages } from './progress-pages.ts';
import type { ProgressRow } from './progress-rows.ts';

/** The fields that progress adds to the type User. */
@Resolver(() => User)
export class UserProgressResolver {
  constructor(private readonly pages: ProgressPages) {}

  @Refusable
  @FieldResolver(() => LectureProgressConnection, {
    description:
      "The user's progress in lectures, last seen first. Only the user and admins may read it. Errors: FORBIDDEN.",
  })
  async lectureProgress(
    @Root() { id: userId }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Page<ProgressRow>> {
    requireSelfOrAdmin(actor, userId);
    return load(this.pages.ofUsers, { userId, page });
  }
}

/** Adds the progress in the whole course to the progress in a lecture. */
@Resolver(() => LectureProgress)
export class CourseOfProgressResolver {
  constructor(
    private readonly lectures: LectureService,
    private readonly courses: CourseProgressService,
  ) {}

  @FieldResolver(() => CourseProgress, {
    nullable: true,
    description: "The user's progress in its course.",
  })
  async courseProgress(
    @Root() { userId, lecture, lectureId }: ProgressRow,
    @Ctx() { load }: GraphqlContext,
  ): Promise<CourseProgress | null> {
    const { course } = lecture ?? (await load(this.lectures.byIds, lectureId));
    return load(this.courses.ofCourses, { userId, courseId: course.id });
  }
}
