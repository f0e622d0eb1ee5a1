import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureTrash } from './lecture-trash.service.ts';
import { Lecture, LectureConnection } from './lecture.entity.ts';

@Resolver()
export class LectureTrashResolver {
  constructor(private readonly trash: LectureTrash) {}

  @Allow(Access.ADMIN)
  @Query(() => LectureConnection, {
    description: 'Lectures in the trash whose course is not, last deleted first.',
  })
  trashedLectures(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Lecture>> {
    return this.trash.list(actor, first, after);
  }

  @Allow(Access.ADMIN)
  @Mutation(() => Lecture, {
    description: 'Takes a lecture out of the trash, to its old place. Errors: NOT_FOUND.',
  })
  restoreLecture(
    @Arg('id', () => ID, { description: 'The lecture.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.trash.restore(actor, id);
  }
}
