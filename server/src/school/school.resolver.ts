import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { previewRules } from '#shared/school.rules.ts';
import { Image } from '#server/platform/common/image.type.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { validate } from '#server/platform/common/validate.ts';
import { renderAnswer, renderMarkdown } from './markdown.ts';
import { SchoolFilm } from './school-film.type.ts';
import { filmOf, heroOf, imageOf } from './school-pictures.ts';
import { SetSchoolPictureInput, UpdateSchoolInput } from './school.inputs.ts';
import type { SchoolService } from './school.service.ts';
import { School, SchoolQuestion } from './school.type.ts';

@Resolver(() => School)
export class SchoolResolver {
  constructor(private readonly service: SchoolService) {}

  @Allow(Access.PUBLIC, Area.SCHOOL)
  @Query(() => School, { description: 'The school.' })
  school(): School {
    return this.service.current;
  }

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => String, {
    description:
      'Renders Markdown as the pages of the school do, as HTML that is safe to show. Saves nothing. Errors: BAD_USER_INPUT.',
  })
  markdownPreview(
    @Arg('text', () => String, { description: 'Markdown, up to the maximum length of a page.' }) text: string,
  ): Promise<string> {
    return renderMarkdown(validate(previewRules, { text }).text);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => School, {
    description:
      'Changes the settings of the school. Errors: BAD_USER_INPUT, CONFLICT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  updateSchool(
    @Arg('input', () => UpdateSchoolInput, { description: 'The changed settings.' })
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
      'Replaces a default picture, or restores it. Errors: BAD_USER_INPUT, CONFLICT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  setSchoolPicture(
    @Arg('input', () => SetSchoolPictureInput, { description: 'The picture and its place.' })
    { picture, ...edit }: SetSchoolPictureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<School> {
    return this.service.setPicture(actor, { ...edit, ...(picture && { open: () => picture.open() }) });
  }

  @FieldResolver(() => MoneyType, { description: 'Price of one year.' })
  price(@Root() { priceAmount: amount, currency }: School): MoneyType {
    return { amount, currency };
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Logo, in place of the symbol and the name; null if there is none.',
  })
  logo(@Root() { logo }: School): Image | null {
    return imageOf(logo);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Logo for dark mode; null if `logo` is shown there.',
  })
  logoDark(@Root() { logoDark }: School): Image | null {
    return imageOf(logoDark);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Icon; null for the default.' })
  icon(@Root() { icon }: School): Image | null {
    return imageOf(icon);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Picture at the top of the home page, 16:9; null for the drawing.',
  })
  hero(@Root() { hero }: School): Image | null {
    return heroOf(hero);
  }

  @FieldResolver(() => SchoolFilm, {
    nullable: true,
    description: 'Silent film that plays in place of `hero`; null without one.',
  })
  film(@Root() { film }: School): SchoolFilm | null {
    return filmOf(film);
  }

  @FieldResolver(() => String, {
    description: 'Text of the about page, as HTML that is safe to show; empty for the default page.',
  })
  aboutHtml(@Root() { about }: School): Promise<string> {
    return renderMarkdown(about);
  }
}

@Resolver(() => SchoolQuestion)
export class SchoolQuestionResolver {
  @FieldResolver(() => String, {
    description: 'The answer as HTML that is safe to show. Its headings start at level 4.',
  })
  answerHtml(@Root() { answer }: SchoolQuestion): Promise<string> {
    return renderAnswer(answer);
  }
}
