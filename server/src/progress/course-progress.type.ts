import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How far somebody is in a course.' })
export class CourseProgress {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'How many of its lectures are done.' })
  done!: number;

  @Field(() => Int, { description: 'How many lectures it has.' })
  total!: number;

  userId!: string;
  courseId!: string;
  nextLectureId!: string | null;
}
