import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { CourseExports } from './course-exports.ts';

@Resolver()
export class CourseExportResolver {
  constructor(private readonly exports: CourseExports) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => String, {
    description:
      'Link to a ZIP archive of a whole course, drafts included, which can be imported again. It is valid for five minutes (ADMIN). Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT while a video is missing.',
  })
  courseExportUrl(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string> {
    return this.exports.link(actor, courseId);
  }
}
