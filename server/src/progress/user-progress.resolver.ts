import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { LectureProgressConnection } from './lecture-progress.entity.ts';
import type { ProgressPages } from './progress-pages.ts';
import type { ProgressRow } from './progress-rows.ts';

/** What progress adds to the type User. */
@Resolver(() => User)
export class UserProgressResolver {
  constructor(private readonly pages: ProgressPages) {}

  @FieldResolver(() => LectureProgressConnection, {
    description:
      'How far they are in lectures, last seen first. The person themselves and admins see it; FORBIDDEN for others.',
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
