import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PageArgs } from '#server/platform/common/pagination.ts';
import { LearningState } from './learning-state.ts';

@ArgsType()
export class MyCoursesArgs extends PageArgs {
  @Field(() => LearningState, { description: 'Which of the courses.' })
  state!: LearningState;
}

@InputType({ description: 'Whether a course is saved for later.' })
export class SaveCourseInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => Boolean, { description: 'Whether the course is saved.' })
  isSaved!: boolean;
}
