import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureProcessing } from './lecture-processing.ts';

@InputType({ description: "A picture of a lecture's video." })
export class SetPosterInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => GraphQLUpload, { description: 'JPEG, PNG or WebP, at most 10 MB.' })
  poster!: IncomingFile;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether it takes the place of a picture that there is, and stays when the video is prepared again.',
  })
  isChosen!: boolean;
}

/** What preparing videos adds to the type Lecture. */
@Resolver(() => Lecture)
export class LectureProcessingResolver {
  constructor(private readonly processing: LectureProcessing) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description: 'Prepares a video once more that failed. Errors: NOT_FOUND, CONFLICT.',
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
      'Gives a lecture a picture, if it has none yet or this one was chosen. Errors: NOT_FOUND, BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  async setPoster(
    @Arg('input', () => SetPosterInput, { description: 'The picture.' })
    { lectureId, poster, isChosen }: SetPosterInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.processing.setPoster(actor, lectureId, () => poster.open(), { isChosen });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why its video could not be prepared, for people to read; null unless that is so. Told to admins only.',
  })
  failure(@Root() lecture: LectureRow, @Ctx() { actor }: GraphqlContext): string | null {
    return this.processing.failureText(actor, lecture);
  }
}
