import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureList } from './lecture-list.ts';
import { LectureConnection, type Lecture } from './lecture.entity.ts';

@ArgsType()
class LecturesArgs extends PageArgs {
  @Field(() => Date, {
    nullable: true,
    description: 'Only lectures whose `updatedAt` is this time or later, UTC.',
  })
  updatedSince?: Date | null;
}

@Resolver()
export class LectureListResolver {
  constructor(private readonly lectureList: LectureList) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => LectureConnection, {
    description:
      'The lectures of all courses, including drafts and the trash, in the order of their last change, oldest first.',
  })
  lectures(
    @Args(() => LecturesArgs) query: LecturesArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Lecture>> {
    return this.lectureList.list(actor, query);
  }
}
