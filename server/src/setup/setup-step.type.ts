import { Field, ID, ObjectType } from 'type-graphql';
import { Finding } from '#server/doctor/finding.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const SetupStepName = graphqlEnum('SetupStepName', 'What a new school needs.', {
  SCHOOL: 'Its name and its look.',
  OFFER: 'What it sells.',
  MAIL: 'Mail that arrives.',
  STORAGE: 'A place for its files.',
  STRIPE: 'Payments.',
  COURSE: 'Its first course.',
  ABOUT: 'What its about page says, in place of the words of the product.',
  MENTORS: 'Who teaches there, in place of the people whom the product has made up.',
  LINKS: 'Where it is at networks, in place of their own start pages.',
  LEGAL: 'Its legal pages.',
});
export type SetupStepName = keyof typeof SetupStepName;

export const SetupStepState = graphqlEnum('SetupStepState', 'How far a step is.', {
  OPEN: 'To be done.',
  DONE: 'Done.',
  DISMISSED: 'Skipped by an admin.',
});
export type SetupStepState = keyof typeof SetupStepState;

@ObjectType({ description: 'A step of setting the school up.' })
@InArea(Area.SCHOOL)
export class SetupStep {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => SetupStepName, { description: 'What it is about.' })
  name!: SetupStepName;

  @Field(() => SetupStepState, { description: 'How far it is.' })
  state!: SetupStepState;
}

@ObjectType({ description: 'What was found when a step was looked at.' })
export class SetupCheck {
  @Field(() => SetupStep, { description: 'The step: done when all is well.' })
  step!: SetupStep;

  @Field(() => [Finding], { description: 'What was found.' })
  findings!: Finding[];
}
