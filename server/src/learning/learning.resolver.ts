import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { connectionType, type Page } from '#server/platform/common/pagination.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { MyCoursesArgs, SaveCourseInput } from './learning.inputs.ts';
import type { MyCourses } from './my-courses.ts';
import type { NextCourses } from './next-courses.ts';
import type { SavedCoursesService } from './saved-courses.service.ts';

const MyCourseConnection = connectionType('MyCourse', () => Course);

/** A learner's own courses, and the fields that they add to the type Course. */
@Resolver(() => Course)
export class LearningResolver {
  constructor(
    private readonly mine: MyCourses,
    private readonly saved: SavedCoursesService,
    private readonly next: NextCourses,
  ) {}

  @Allow(Access.USER, Area.ACCOUNT)
  @Query(() => MyCourseConnection, {
    description:
      'The published courses that the caller has started, finished or saved. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
  })
  myCourses(
    @Args(() => MyCoursesArgs) { state, ...page }: MyCoursesArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<CourseRow>> {
    return this.mine.list(actor, state, page);
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => Course, {
    description:
      'Saves a course for later, or removes it from the saved courses. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT.',
  })
  saveCourse(
    @Arg('input', () => SaveCourseInput, { description: 'The course.' })
    { courseId, isSaved }: SaveCourseInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CourseRow> {
    return this.saved.save(actor, courseId, isSaved);
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT)
  @FieldResolver(() => Boolean, {
    description: 'Whether the caller has saved the course; false for visitors.',
  })
  async isSaved(
    @Root() { id: courseId }: CourseRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<boolean> {
    return actor !== null && load(this.saved.ofCourses, { userId: actor.userId, courseId });
  }

  @FieldResolver(() => [Course], {
    description:
      'Up to three suggested courses to take after this one, best first. They are ranked by how many learners of this course started them later, then by category. Courses that the caller has started are left out.',
  })
  nextCourses(
    @Root() { id: courseId }: CourseRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<CourseRow[]> {
    return load(this.next.ofCourses, { userId: actor?.userId ?? null, courseId });
  }
}
