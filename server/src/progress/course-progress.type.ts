import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({ description: "A user's progress in a course." })
@InArea('PERSON')
export class CourseProgress {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Number of its lectures that are done.' })
  done!: number;

  @Field(() => Int, { description: 'Number of its lectures.' })
  total!: number;

  userId!: string;
  courseId!: string;

  @Field(() => Lecture, {
    nullable: true,
    description:
      'The lecture to continue with: the last seen one, or the first after it that is not done. Null when all are done.',
  })
  nextLecture!: LectureRow | null;
}
