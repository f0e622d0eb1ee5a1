import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { renderMarkdown } from '#server/school/markdown.ts';
import { School } from '#server/school/school.type.ts';
import { CreateSchoolPageInput, DeleteSchoolPageInput, UpdateSchoolPageInput } from './school-page.inputs.ts';
import type { SchoolPageService } from './school-page.service.ts';
import {
  CreateSchoolPagePayload,
  DeleteSchoolPagePayload,
  SchoolPage,
  UpdateSchoolPagePayload,
} from './school-page.type.ts';

/** Adds free pages to the type School. */
@Resolver(() => School)
export class SchoolPagesResolver {
  constructor(private readonly service: SchoolPageService) {}

  @FieldResolver(() => [SchoolPage], { description: 'Free pages, in the order of their links. At most 30.' })
  pages(@Root() school: School): SchoolPage[] {
    return this.service.of(school);
  }

  @FieldResolver(() => SchoolPage, { nullable: true, description: 'A free page; null if it does not exist.' })
  page(
    @Arg('slug', () => String, { description: 'The slug of the page.' }) slug: string,
    @Root() school: School,
  ): SchoolPage | null {
    return this.service.bySlug(slug, school);
  }
}

@Resolver(() => SchoolPage)
export class SchoolPageResolver {
  @FieldResolver(() => String, { description: 'The text as HTML that is safe to show.' })
  html(@Root() { text }: SchoolPage): Promise<string> {
    return renderMarkdown(text);
  }
}

@Resolver()
export class SchoolPageMutations {
  constructor(private readonly service: SchoolPageService) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => CreateSchoolPagePayload, {
    description: 'Creates a free page, which is public at once. Errors: BAD_USER_INPUT.',
  })
  createSchoolPage(
    @Arg('input', () => CreateSchoolPageInput, { description: 'The new page.' }) input: CreateSchoolPageInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CreateSchoolPagePayload> {
    return this.service.create(actor, input);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => UpdateSchoolPagePayload, {
    description: 'Edits or moves a free page. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT.',
  })
  updateSchoolPage(
    @Arg('input', () => UpdateSchoolPageInput, { description: 'The edit.' })
    { id, ...edit }: UpdateSchoolPageInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<UpdateSchoolPagePayload> {
    return this.service.update(actor, id, edit);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => DeleteSchoolPagePayload, {
    description: 'Deletes a free page. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  deleteSchoolPage(
    @Arg('input', () => DeleteSchoolPageInput, { description: 'The page.' }) { id }: DeleteSchoolPageInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<DeleteSchoolPagePayload> {
    return this.service.delete(actor, id);
  }
}
