import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

/** Where in a lecture something was found. */
export const LectureHitKind = { TEXT: 'TEXT', SPOKEN: 'SPOKEN' } as const;
export type LectureHitKind = (typeof LectureHitKind)[keyof typeof LectureHitKind];

registerEnumType(LectureHitKind, {
  name: 'LectureHitKind',
  description: 'Where in a lecture something was found.',
  valuesConfig: {
    TEXT: { description: 'In its title or description.' },
    SPOKEN: { description: 'In what is said.' },
  },
});

@ObjectType({ description: 'A place in a lecture where something was found.' })
export class LectureHit {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Lecture, { description: 'The lecture.' })
  lecture!: Lecture;

  @Field(() => LectureHitKind, { description: 'Where it was found.' })
  kind!: LectureHitKind;

  @Field(() => Float, {
    nullable: true,
    description: 'When it is said, in seconds; null unless it is spoken.',
  })
  second!: number | null;

  /** The words around it, which not everybody may read. */
  words!: string;
}

export const LectureHitConnection = connectionType('LectureHit', () => LectureHit);
