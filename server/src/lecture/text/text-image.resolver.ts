import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { AddTextImageInput, TextImage } from './text-image.type.ts';
import type { TextImages } from './text-images.ts';

@Resolver()
export class TextImageResolver {
  constructor(private readonly images: TextImages) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => TextImage, {
    description:
      'Stores a picture for the texts of a course. One that no text shows is deleted after 30 days. Errors: NOT_FOUND, BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  addTextImage(
    @Arg('input', () => AddTextImageInput, { description: 'The picture.' })
    { courseId, image }: AddTextImageInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<TextImage> {
    return this.images.add(actor, courseId, () => image.open());
  }
}
