import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { CourseCopies } from './course-copies.ts';
import { Course } from './course.entity.ts';

@Resolver()
export class CourseCopyResolver {
  constructor(private readonly copies: CourseCopies) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Copies a course with its sections, lectures, captions and files as a draft. Files are not stored twice. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT while a video of it is uploaded or processed.',
  })
  copyCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.copies.make(actor, id);
  }
}
