import { Field, Float, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const LectureHitKind = graphqlEnum('LectureHitKind', 'Where in a lecture something was found.', {
  TEXT: 'In its title or description.',
  SPOKEN: 'In what is said.',
});
export type LectureHitKind = keyof typeof LectureHitKind;

@ObjectType({ description: 'A place in a lecture where something was found.' })
@InArea(Area.COURSES)
export class LectureHit {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Lecture, { description: 'The lecture.' })
  lecture!: LectureRow;

  @Field(() => LectureHitKind, { description: 'Where it was found.' })
  kind!: LectureHitKind;

  @Field(() => Float, {
    nullable: true,
    description: 'When it is said, in seconds; null unless it is spoken in a lecture that is not locked.',
  })
  second!: number | null;

  /** The words around it, which not everybody may read. */
  words!: string;
}

export const LectureHitConnection = connectionType('LectureHit', () => LectureHit);
