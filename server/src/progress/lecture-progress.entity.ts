import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const LectureProgressSchema = defineEntity({
  name: 'LectureProgress',
  tableName: 'lecture_progress',
  uniques: [{ properties: ['user', 'lecture'] }],
  indexes: [{ properties: ['user', 'recordedAt', 'id'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    lecture: () => p.manyToOne(LectureSchema).ref().deleteRule('cascade').index(),
    /** In seconds. */
    position: p.double().default(0),
    /**
     * When the position was measured, by the server's clock. A save that arrives late does not overwrite a newer one.
     */
    recordedAt: p.datetime(),
    /** Null unless the lecture is done: watched to 90 %, or marked by hand. */
    doneAt: p.datetime().nullable(),
    /**
     * When the learner last marked it by hand, as done or not done. Positions measured before that do not undo the
     * mark.
     */
    markedAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    lectureProgress: TableOf<typeof LectureProgressSchema>;
  }
}

@ObjectType({ description: "A user's progress in a lecture." })
@InArea('PERSON')
export class LectureProgress extends LectureProgressSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => Float, { description: 'Position to resume at, in seconds.' })
  override position!: Opt<number>;

  @Field(() => Date, { description: 'When the position was measured, UTC.' })
  override recordedAt!: Date;
}
LectureProgressSchema.setClass(LectureProgress);

export const LectureProgressConnection = connectionType('LectureProgress', () => LectureProgress);
