import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { tellStored } from './transcription-failure.ts';
import { Transcription } from './transcription.entity.ts';
import type { TranscriptionService } from './transcription.service.ts';

@Resolver(() => Transcription)
export class TranscriptionResolver {
  constructor(private readonly transcriptions: TranscriptionService) {}

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => Boolean, { description: 'Whether automatic transcription is configured (ADMIN).' })
  canTranscribe(): boolean {
    return this.transcriptions.isAvailable;
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description: 'Starts the automatic transcription of a lecture. Errors: NOT_FOUND, CONFLICT.',
  })
  transcribeLecture(
    @Arg('lectureId', () => ID, { description: 'The lecture.' }) lectureId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.transcriptions.start(actor, lectureId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Reason of the failure, in the caller's language. Null unless the transcription failed.",
  })
  failure(@Root() transcription: Transcription): string | null {
    return tellStored(transcription.failure, transcription.cause);
  }
}
