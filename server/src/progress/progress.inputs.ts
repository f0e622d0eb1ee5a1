import { Field, Float, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Where somebody is in a lecture.' })
export class SaveProgressInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => Float, { description: 'Where they are, in seconds.' })
  position!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'How many milliseconds ago that was; older positions do not undo newer ones.',
  })
  age!: number;
}

@InputType({ description: 'A mark set by hand.' })
export class MarkLectureInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => Boolean, { description: 'Whether it is done.' })
  isDone!: boolean;
}
