import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { CheckedPart } from '#server/doctor/doctor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { SetupCheck, SetupStep, SetupStepName } from './setup-step.type.ts';
import type { SetupService } from './setup.service.ts';

@Resolver()
export class SetupResolver {
  constructor(private readonly service: SetupService) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => [SetupStep], { description: 'What a new school needs, and how far each step is.' })
  setupSteps(@Ctx() { actor }: GraphqlContext): Promise<SetupStep[]> {
    return this.service.steps(actor);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => SetupCheck, {
    description:
      'Looks whether a part of the school works; a mail is sent to whoever asks. It may take twenty seconds.',
  })
  checkSetupStep(
    @Arg('part', () => CheckedPart, { description: 'What is looked at.' }) part: CheckedPart,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SetupCheck> {
    return this.service.check(actor, part);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => SetupStep, { description: 'Skips a step, or takes it up again. What is done stays so.' })
  dismissSetupStep(
    @Arg('name', () => SetupStepName, { description: 'Which one.' }) name: SetupStepName,
    @Arg('dismissed', () => Boolean, { description: 'False to take it up again.' }) dismissed: boolean,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SetupStep> {
    return this.service.dismiss(actor, name, dismissed);
  }
}
