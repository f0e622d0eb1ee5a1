import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { CourseProgressService } from './course-progress.service.ts';
import { CourseProgress } from './course-progress.type.ts';
import { LectureProgress } from './lecture-progress.entity.ts';
import type { LectureWithProgress, ProgressRow } from './progress-rows.ts';
import type { ProgressService } from './progress.service.ts';

const ABOUT = "The caller's progress. Null for visitors and before the first second.";

/** The fields that progress adds to the type Lecture. */
@Resolver(() => Lecture)
export class OwnLectureProgressResolver {
  constructor(private readonly service: ProgressService) {}

  @FieldResolver(() => LectureProgress, { nullable: true, description: ABOUT })
  async progress(
    @Root() { id: lectureId, ownProgress }: LectureWithProgress,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<ProgressRow | null> {
    if (ownProgress) return ownProgress;
    return actor && load(this.service.ofLectures, { userId: actor.userId, lectureId });
  }
}

/** The fields that progress adds to the type Course. */
@Resolver(() => Course)
export class OwnCourseProgressResolver {
  constructor(private readonly service: CourseProgressService) {}

  @FieldResolver(() => CourseProgress, { nullable: true, description: ABOUT })
  async progress(
    @Root() { id: courseId }: CourseRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<CourseProgress | null> {
    return actor && load(this.service.ofCourses, { userId: actor.userId, courseId });
  }
}
