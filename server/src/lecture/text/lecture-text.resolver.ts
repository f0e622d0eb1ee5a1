import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { AccessService } from '#server/access/access.service.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture, LectureKind } from '#server/lecture/lecture.entity.ts';
import { ifOpen, type LectureWithAccess } from '#server/lecture/open-lecture.ts';
import { AddTextLectureInput, LectureText } from './lecture-text.type.ts';
import type { LectureTexts } from './lecture-texts.ts';

/** Text lectures, and the field that their texts add to the type Lecture. */
@Resolver(() => Lecture)
export class LectureTextResolver {
  constructor(
    private readonly texts: LectureTexts,
    private readonly access: AccessService,
  ) {}

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => String, {
    description:
      'The HTML of Markdown that is not saved, safe to insert in a page. `LectureText.html` is the same. Errors: BAD_USER_INPUT.',
  })
  previewLectureText(
    @Arg('text', () => String, { description: 'Markdown, up to 100,000 characters.' }) text: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string> {
    return this.texts.preview(actor, text);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description:
      'Appends a text lecture to a course. In a published course it is a draft, unless the course publishes its lectures at once. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  addTextLecture(
    @Arg('input', () => AddTextLectureInput, { description: 'The new lecture.' }) input: AddTextLectureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.texts.add(actor, input);
  }

  @FieldResolver(() => LectureText, {
    nullable: true,
    description: 'The text; null if the lecture is locked, and for a video.',
  })
  text(
    @Root() lecture: LectureWithAccess,
    @Ctx() context: GraphqlContext,
  ): LectureText | null | Promise<LectureText | null> {
    if (lecture.kind !== LectureKind.TEXT) return null;
    return ifOpen(this.access, lecture, context, () => context.load(this.texts.ofLectures, lecture.id));
  }
}
