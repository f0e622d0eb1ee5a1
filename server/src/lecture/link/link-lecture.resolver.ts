import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { AccessService } from '#server/access/access.service.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { ifOpen, type LectureWithAccess } from '#server/lecture/open-lecture.ts';
import { AddLinkLectureInput } from './link-lecture.type.ts';
import type { LinkLectures } from './link-lectures.ts';

/** Lectures that are links, and the field that their addresses add to the type Lecture. */
@Resolver(() => Lecture)
export class LinkLectureResolver {
  constructor(
    private readonly links: LinkLectures,
    private readonly access: AccessService,
  ) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description:
      'Appends a link to an external page to a course. In a published course it is a draft, unless the course publishes its lectures at once. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  addLinkLecture(
    @Arg('input', () => AddLinkLectureInput, { description: 'The new lecture.' }) input: AddLinkLectureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.links.add(actor, input);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address of the external page of a link; null if the lecture is locked, and for a video or a text.',
  })
  url(
    @Root() lecture: LectureWithAccess,
    @Ctx() context: GraphqlContext,
  ): string | null | Promise<string | null> {
    const { url } = lecture;
    return url === null ? null : ifOpen(this.access, lecture, context, () => url);
  }
}
