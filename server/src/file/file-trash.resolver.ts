import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { CourseFileConnection } from './course-file.entity.ts';
import type { FileTrash, TrashedFile } from './file-trash.service.ts';

@ObjectType({ description: 'The result of emptying the trash.' })
export class EmptyTrashPayload {
  @Field(() => Int, { description: 'Number of deleted courses, each with its lectures and files.' })
  courses!: number;

  @Field(() => Int, { description: 'Number of deleted lectures of other courses, each with its files.' })
  lectures!: number;

  @Field(() => Int, { description: 'Number of deleted files of other courses and lectures.' })
  files!: number;
}

@Resolver()
export class FileTrashResolver {
  constructor(private readonly trash: FileTrash) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => CourseFileConnection, {
    description: 'Files in the trash whose lecture and course are not in the trash, last deleted first.',
  })
  trashedFiles(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<TrashedFile>> {
    return this.trash.list(actor, first, after);
  }

  @Allow(Access.ADMIN, Area.COURSES, { asksAgain: true })
  @Mutation(() => ID, {
    description:
      'Permanently deletes a file in the trash. Returns its id. Errors: NOT_FOUND, CONFIRMATION_REQUIRED.',
  })
  deleteFileForever(
    @Arg('id', () => ID, { description: 'The file.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string> {
    return this.trash.deleteForever(actor, id);
  }

  @Allow(Access.ADMIN, Area.COURSES, { asksAgain: true })
  @Mutation(() => EmptyTrashPayload, {
    description:
      'Permanently deletes all courses, lectures and files in the trash. Errors: CONFIRMATION_REQUIRED.',
  })
  emptyTrash(@Ctx() { actor }: GraphqlContext): Promise<EmptyTrashPayload> {
    return this.trash.empty(actor);
  }
}
