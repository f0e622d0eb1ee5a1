import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { CoursePage } from './catalogue.ts';
import type { CourseTrash } from './course-trash.service.ts';
import { Course, CourseConnection } from './course.entity.ts';

@Resolver()
export class CourseTrashResolver {
  constructor(private readonly trash: CourseTrash) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => CourseConnection, { description: 'Courses in the trash, last deleted first.' })
  trashedCourses(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CoursePage> {
    return this.trash.list(actor, first, after);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, { description: 'Restores a course from the trash. Errors: NOT_FOUND.' })
  restoreCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.trash.restore(actor, id);
  }

  @Allow(Access.ADMIN, Area.COURSES, { asksAgain: true })
  @Mutation(() => ID, {
    description:
      'Permanently deletes a course in the trash with its lectures and videos. Returns its id. Errors: NOT_FOUND, CONFIRMATION_REQUIRED.',
  })
  async deleteCourseForever(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string> {
    const course = await this.trash.deleteForever(actor, id);
    return course.id;
  }
}
