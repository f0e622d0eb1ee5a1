import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { TranscriptionFailure } from './transcription-failure.ts';

export const TranscriptionState = graphqlEnum('TranscriptionState', 'State of an automatic transcription.', {
  RUNNING: 'Queued or running.',
  DONE: 'The captions are ready.',
  FAILED: 'The transcription failed. `failure` has the reason.',
});
export type TranscriptionState = keyof typeof TranscriptionState;

export const TranscriptionSchema = defineEntity({
  name: 'Transcription',
  tableName: 'transcriptions',
  properties: {
    ...baseColumns,
    lecture: () => p.oneToOne(LectureSchema).ref().owner().deleteRule('cascade'),
    state: p.enum(() => TranscriptionState).default(TranscriptionState.RUNNING),
    /** The video that is or was transcribed. Null until it is known. */
    videoKey: p.text().nullable(),
    /** In English, for failures from before `cause` existed. Null unless the transcription failed. */
    failure: p.text().nullable(),
    cause: p.json().$type<TranscriptionFailure>().nullable(),
  },
});

@ObjectType({ description: 'An automatic transcription of a lecture.' })
@InArea(Area.COURSES)
export class Transcription extends TranscriptionSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => TranscriptionState, { description: 'State of the transcription.' })
  override state!: Opt<TranscriptionState>;

  override failure!: string | null;

  override cause!: TranscriptionFailure | null;
}
TranscriptionSchema.setClass(Transcription);
