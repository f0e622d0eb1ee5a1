import { Field, Float, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const LectureHitKind = graphqlEnum('LectureHitKind', 'The part of a lecture that matches a search.', {
  FILE: 'The name of one of its files.',
  TEXT: 'Its title, description or text.',
  SPOKEN: 'Its spoken words.',
});
export type LectureHitKind = keyof typeof LectureHitKind;

@ObjectType({ description: 'A search hit in a lecture.' })
@InArea(Area.COURSES)
export class LectureHit {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Lecture, { description: 'The lecture.' })
  lecture!: LectureRow;

  @Field(() => LectureHitKind, { description: 'The part of the lecture that matches.' })
  kind!: LectureHitKind;

  @Field(() => Float, {
    nullable: true,
    description: 'When the words are spoken, in seconds. Null for other hits and for locked lectures.',
  })
  second!: number | null;

  /** The words around the hit, or the name of the file. Only callers with access to the lecture may read spoken ones. */
  words!: string;
}

export const LectureHitConnection = connectionType('LectureHit', () => LectureHit);
