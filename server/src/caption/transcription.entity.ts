import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { TranscriptionFailure } from './transcription-failure.ts';

export const TranscriptionState = graphqlEnum(
  'TranscriptionState',
  'How far a machine is with the captions of a lecture.',
  {
    RUNNING: 'It waits for its turn or listens.',
    DONE: 'The captions are there.',
    FAILED: 'It could not be done; `failure` says why.',
  },
);
export type TranscriptionState = keyof typeof TranscriptionState;

export const TranscriptionSchema = defineEntity({
  name: 'Transcription',
  tableName: 'transcriptions',
  properties: {
    ...baseColumns,
    lecture: () => p.oneToOne(LectureSchema).ref().owner().deleteRule('cascade'),
    state: p.enum(() => TranscriptionState).default(TranscriptionState.RUNNING),
    /** The video that is or was listened to; null until that is known. */
    videoKey: p.text().nullable(),
    /** In English, for failures that are older than their causes; null unless it failed. */
    failure: p.text().nullable(),
    cause: p.json().$type<TranscriptionFailure>().nullable(),
  },
});

@ObjectType({ description: 'What a machine does about the captions of a lecture.' })
@InArea(Area.COURSES)
export class Transcription extends TranscriptionSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => TranscriptionState, { description: 'How far it is.' })
  override state!: Opt<TranscriptionState>;

  override failure!: string | null;

  override cause!: TranscriptionFailure | null;
}
TranscriptionSchema.setClass(Transcription);
