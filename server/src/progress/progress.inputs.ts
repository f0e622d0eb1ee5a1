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
