import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';

/** How far a machine is with the captions of a lecture. */
export const TranscriptionState = { RUNNING: 'RUNNING', DONE: 'DONE', FAILED: 'FAILED' } as const;
export type TranscriptionState = (typeof TranscriptionState)[keyof typeof TranscriptionState];

registerEnumType(TranscriptionState, {
  name: 'TranscriptionState',
  description: 'How far a machine is with the captions of a lecture.',
  valuesConfig: {
    RUNNING: { description: 'It waits for its turn or listens.' },
    DONE: { description: 'The captions are there.' },
    FAILED: { description: 'It could not be done; `failure` says why.' },
  },
});

export const TranscriptionSchema = defineEntity({
  name: 'Transcription',
  tableName: 'transcriptions',
  properties: {
    ...baseColumns,
    lecture: () => p.oneToOne(LectureSchema).ref().owner().deleteRule('cascade'),
    state: p.enum(() => TranscriptionState).default(TranscriptionState.RUNNING),
    /** The video that is or was listened to; null until that is known. */
    videoKey: p.text().nullable(),
    /** For an admin to read; null unless it failed. */
    failure: p.text().nullable(),
  },
});

@ObjectType({ description: 'What a machine does about the captions of a lecture.' })
export class Transcription extends TranscriptionSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => TranscriptionState, { description: 'How far it is.' })
  override state!: Opt<TranscriptionState>;

  @Field(() => String, { nullable: true, description: 'Why it failed; null unless it did.' })
  override failure!: string | null;
}
TranscriptionSchema.setClass(Transcription);
