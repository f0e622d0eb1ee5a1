import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureTrash } from './lecture-trash.service.ts';
import { Lecture, LectureConnection } from './lecture.entity.ts';

@ObjectType({ description: 'What emptying the trash deleted.' })
export class EmptyTrashPayload {
  @Field(() => Int, { description: 'How many courses, each with its lectures.' })
  courses!: number;

  @Field(() => Int, { description: 'How many lectures of other courses.' })
  lectures!: number;
}

@Resolver()
export class LectureTrashResolver {
  constructor(private readonly trash: LectureTrash) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => LectureConnection, {
    description: 'Lectures in the trash whose course is not, last deleted first.',
  })
  trashedLectures(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Lecture>> {
    return this.trash.list(actor, first, after);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description: 'Takes a lecture out of the trash, to its old place. Errors: NOT_FOUND.',
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
      'Deletes a lecture in the trash for good, with its video; returns its id. Errors: NOT_FOUND, CONFIRMATION_REQUIRED.',
  })
  async deleteLectureForever(
    @Arg('id', () => ID, { description: 'The lecture.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string> {
    const lecture = await this.trash.deleteForever(actor, id);
    return lecture.id;
  }

  @Allow(Access.ADMIN, Area.COURSES, { asksAgain: true })
  @Mutation(() => EmptyTrashPayload, {
    description: 'Deletes all courses and lectures in the trash for good. Errors: CONFIRMATION_REQUIRED.',
  })
  emptyTrash(@Ctx() { actor }: GraphqlContext): Promise<EmptyTrashPayload> {
    return this.trash.empty(actor);
  }
}
