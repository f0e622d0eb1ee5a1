import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PageArgs } from '#server/platform/common/pagination.ts';
import { LearningState } from './learning-state.ts';

/** Which of their courses somebody asks for. */
@ArgsType()
export class MyCoursesArgs extends PageArgs {
  @Field(() => LearningState, { description: 'Which of them.' })
  state!: LearningState;
}

@InputType({ description: 'Whether a course is kept for later.' })
export class SaveCourseInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => Boolean, { description: 'Whether it is kept.' })
  isSaved!: boolean;
}
