import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureTrash } from './lecture-trash.service.ts';
import { Lecture, LectureConnection } from './lecture.entity.ts';

@Resolver()
export class LectureTrashResolver {
  constructor(private readonly trash: LectureTrash) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => LectureConnection, {
    description: 'Lectures in the trash whose course is not in the trash, last deleted first.',
  })
  trashedLectures(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Lecture>> {
    return this.trash.list(actor, first, after);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description: 'Restores a lecture from the trash at its old position. Errors: NOT_FOUND.',
  })
  restoreLecture(
    @Arg('id', () => ID, { description: 'The lecture.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.trash.restore(actor, id);
  }

  @Allow(Access.ADMIN, Area.COURSES, { asksAgain: true })
  @Mutation(() => ID, {
    description:
      'Permanently deletes a lecture in the trash with its video. Returns its id. Errors: NOT_FOUND, CONFIRMATION_REQUIRED.',
  })
  async deleteLectureForever(
    @Arg('id', () => ID, { description: 'The lecture.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string> {
    const lecture = await this.trash.deleteForever(actor, id);
    return lecture.id;
  }
}
