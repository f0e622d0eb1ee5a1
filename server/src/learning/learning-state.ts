import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const LearningState = graphqlEnum('LearningState', 'Which of a learner’s own courses a list shows.', {
  BEGUN: 'Started courses with lectures that are not done, last watched first.',
  FINISHED: 'Courses whose lectures are all done, last watched first.',
  SAVED: 'Courses saved for later, last saved first.',
});
export type LearningState = keyof typeof LearningState;
