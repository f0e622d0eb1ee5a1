import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { limits } from '#shared/limits.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { Archives } from './archives.ts';

@Resolver()
export class LecturesArchiveResolver {
  constructor(private readonly archives: Archives) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => String, {
    nullable: true,
    description:
      'Link to a ZIP archive of the files of some lectures of a course, drafts included, valid for five minutes (ADMIN). Null if they have no files. Errors: BAD_USER_INPUT.',
  })
  lectureFilesArchiveUrl(
    @Arg('courseId', () => ID, { description: 'The course. Lectures of other courses are left out.' })
    courseId: string,
    @Arg('lectureIds', () => [ID], { description: `The lectures, 1 to ${limits.pageSize.max}.` })
    lectureIds: string[],
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string | null> {
    return this.archives.linkLectures(actor, courseId, lectureIds);
  }
}
