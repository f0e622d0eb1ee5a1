import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { TextVersionRow } from './text-version-rows.ts';
import { TextVersion, TextVersionConnection } from './text-version.type.ts';
import type { TextVersions } from './text-versions.ts';

/** Versions of the texts of lectures. Only admins can read versions, so their fields need no check of their own. */
@Resolver(() => TextVersion)
export class TextVersionResolver {
  constructor(private readonly versions: TextVersions) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => TextVersionConnection, {
    description:
      'The saved texts of a text lecture, newest first: the last 50. The first one is the current text. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  lectureTextVersions(
    @Arg('lectureId', () => ID, { description: 'The lecture.' }) lectureId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<TextVersionRow>> {
    return this.versions.ofLecture(actor, lectureId, page);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => TextVersion, {
    description: 'A saved text of a text lecture. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  lectureTextVersion(
    @Arg('id', () => ID, { description: 'The version.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<TextVersionRow> {
    return this.versions.byId(actor, id);
  }

  @FieldResolver(() => String, { description: 'Markdown.' })
  source(@Root() { id }: TextVersionRow, @Ctx() { load }: GraphqlContext): Promise<string> {
    return load(this.versions.sources, id);
  }
}
