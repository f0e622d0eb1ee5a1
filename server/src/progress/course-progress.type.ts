import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({ description: 'How far somebody is in a course.' })
@InArea('PERSON')
export class CourseProgress {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'How many of its lectures are done.' })
  done!: number;

  @Field(() => Int, { description: 'How many lectures it has.' })
  total!: number;

  userId!: string;
  courseId!: string;

  @Field(() => Lecture, {
    nullable: true,
    description:
      'Where to go on: the lecture seen last, or the first after it that is not done; null when all are.',
  })
  nextLecture!: LectureRow | null;
}
