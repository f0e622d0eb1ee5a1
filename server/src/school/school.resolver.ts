import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { previewRules } from '#shared/school.rules.ts';
import { Image } from '#server/platform/common/image.type.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { validate } from '#server/platform/common/validate.ts';
import { renderMarkdown } from './markdown.ts';
import { imageOf } from './school-pictures.ts';
import { SetSchoolPictureInput, UpdateSchoolInput } from './school.inputs.ts';
import type { SchoolService } from './school.service.ts';
import { School } from './school.type.ts';

@Resolver(() => School)
export class SchoolResolver {
  constructor(private readonly service: SchoolService) {}

  @Allow(Access.PUBLIC, Area.SCHOOL)
  @Query(() => School, { description: 'The school.' })
  school(): School {
    return this.service.current;
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => String, {
    description:
      'A text in Markdown as a page would show it, as HTML that is safe to show; nothing is saved. Errors: BAD_USER_INPUT.',
  })
  markdownPreview(
    @Arg('text', () => String, { description: 'At most as long as a page may be.' }) text: string,
  ): Promise<string> {
    return renderMarkdown(validate(previewRules, { text }).text);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => School, {
    description:
      'Changes the settings of the school. Errors: BAD_USER_INPUT, CONFLICT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  updateSchool(
    @Arg('input', () => UpdateSchoolInput, { description: 'What changes.' })
    { mentors, ...input }: UpdateSchoolInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<School> {
    const edits = mentors?.map(({ portrait, ...texts }) => ({
      ...texts,
      ...(portrait && { portrait: () => portrait.open() }),
    }));
    return this.service.update(actor, { ...input, mentors: edits });
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => School, {
    description:
      'Puts a picture in place of one of the product’s, or takes it away. Errors: BAD_USER_INPUT, CONFLICT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  setSchoolPicture(
    @Arg('input', () => SetSchoolPictureInput, { description: 'The picture, and where it is shown.' })
    { version, place, picture }: SetSchoolPictureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<School> {
    return this.service.setPicture(actor, version, place, picture ? () => picture.open() : null);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'What stands in place of sign and name; null where those stand.',
  })
  logo(@Root() { logo }: School): Image | null {
    return imageOf(logo);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'The same where it is dark; null where the other is shown.',
  })
  logoDark(@Root() { logoDark }: School): Image | null {
    return imageOf(logoDark);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Its icon; null for the product’s own.' })
  icon(@Root() { icon }: School): Image | null {
    return imageOf(icon);
  }

  @FieldResolver(() => String, {
    description: "What the about page says, as HTML that is safe to show; empty for the product's own page.",
  })
  aboutHtml(@Root() { about }: School): Promise<string> {
    return renderMarkdown(about);
  }
}
