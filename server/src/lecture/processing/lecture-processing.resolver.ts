import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureProcessing } from './lecture-processing.ts';

@InputType({ description: "A poster for a lecture's video." })
export class SetPosterInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => GraphQLUpload, { description: 'JPEG, PNG or WebP, up to 10 MB.' })
  poster!: IncomingFile;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it replaces an existing poster, and is kept when the video is prepared again.',
  })
  isChosen!: boolean;
}

/** The fields and mutations for preparing videos. */
@Resolver(() => Lecture)
export class LectureProcessingResolver {
  constructor(private readonly processing: LectureProcessing) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description:
      'Retries the preparation of a failed video. Errors: NOT_FOUND, CONFLICT if it has not failed.',
  })
  retryProcessing(
    @Arg('lectureId', () => ID, { description: 'The lecture.' }) lectureId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.processing.retry(actor, lectureId);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description:
      'Sets the poster of a lecture if it has none yet or `isChosen` is true. Errors: NOT_FOUND, BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  async setPoster(
    @Arg('input', () => SetPosterInput, { description: 'The poster.' })
    { lectureId, poster, isChosen }: SetPosterInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.processing.setPoster(actor, lectureId, () => poster.open(), { isChosen });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Readable reason why its video could not be prepared; null unless it failed. Visible to admins only.',
  })
  failure(@Root() lecture: LectureRow, @Ctx() { actor }: GraphqlContext): string | null {
    return this.processing.failureText(actor, lecture);
  }
}
