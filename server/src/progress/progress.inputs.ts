import { Field, Float, ID, InputType, Int } from 'type-graphql';

@InputType({ description: "The caller's position in a lecture." })
export class SaveProgressInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => Float, { description: 'The position, in seconds.' })
  position!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Age of the position, in milliseconds. Older positions do not overwrite newer ones.',
  })
  age!: number;
}

@InputType({ description: 'A manual mark.' })
export class MarkLectureInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => Boolean, { description: 'Whether it is done.' })
  isDone!: boolean;
}

@InputType({ description: 'A course, or one of its lectures, whose progress is reset.' })
export class ResetProgressInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => ID, { nullable: true, description: 'A lecture of the course; null for all of them.' })
  lectureId?: string | null;
}
