import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

/** Which of somebody's own courses a list shows. */
export const LearningState = graphqlEnum('LearningState', 'Which of somebody’s own courses a list shows.', {
  BEGUN: 'Those of which they have seen something and not done all, last seen first.',
  FINISHED: 'Those whose lectures they have all done, last seen first.',
  SAVED: 'Those that they keep for later, last saved first.',
});
export type LearningState = keyof typeof LearningState;
