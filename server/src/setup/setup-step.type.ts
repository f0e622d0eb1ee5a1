import { Field, ID, ObjectType } from 'type-graphql';
import { Finding } from '#server/doctor/finding.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const SetupStepName = graphqlEnum('SetupStepName', 'A step of setting up a school.', {
  DEMO: 'Removing the demo. Only in a school with demo courses or other demo accounts. Cannot be skipped.',
  ACCOUNT:
    'An email address and a password of the admin’s own. Only for an admin with a demo account, whose password is public. Cannot be skipped.',
  SCHOOL: 'The name and the look of the school.',
  OFFER: 'Price and terms of the subscription.',
  COURSE: 'The first course of the school’s own. Unchanged demo courses do not count.',
  MAIL: 'Sending mail.',
  STRIPE: 'Payments.',
  LEGAL: 'Legal pages.',
  ABOUT: 'A text for the about page, in place of the default text.',
  MENTORS: 'The mentors of the school, in place of the fictional ones.',
  LINKS: 'Links to the social networks of the school, in place of the home pages of the networks.',
  STORAGE: 'Storage for files.',
  BACKUPS: 'Nightly backups.',
  GO_LIVE: 'A public address with HTTPS, in place of that of one computer.',
});
export type SetupStepName = keyof typeof SetupStepName;

export const SetupStepState = graphqlEnum('SetupStepState', 'The state of a step.', {
  OPEN: 'Not done yet.',
  DONE: 'Done.',
  DISMISSED: 'Skipped by an admin.',
});
export type SetupStepState = keyof typeof SetupStepState;

@ObjectType({ description: 'A step of setting up the school.' })
@InArea(Area.SCHOOL)
export class SetupStep {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => SetupStepName, { description: 'Name of the step.' })
  name!: SetupStepName;

  @Field(() => SetupStepState, { description: 'State of the step.' })
  state!: SetupStepState;
}

@ObjectType({ description: 'The result of checking a step.' })
export class SetupCheck {
  @Field(() => SetupStep, { description: 'The step. It is done when there are no problems.' })
  step!: SetupStep;

  @Field(() => [Finding], { description: 'The findings.' })
  findings!: Finding[];
}
