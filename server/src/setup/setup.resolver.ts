import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { Demo } from '#server/demo/demo.type.ts';
import { CheckedPart } from '#server/doctor/doctor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { SetupCheck, SetupStep, SetupStepName } from './setup-step.type.ts';
import type { SetupService } from './setup.service.ts';

@Resolver()
export class SetupResolver {
  constructor(private readonly service: SetupService) {}

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => [SetupStep], { description: 'The steps of setting up the school, with their state.' })
  setupSteps(@Ctx() { actor }: GraphqlContext): Promise<SetupStep[]> {
    return this.service.steps(actor);
  }

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => SetupCheck, {
    description:
      'Checks whether a part of the school works. The check of mail sends a test mail to the caller. It can take 20 seconds.',
  })
  checkSetupStep(
    @Arg('part', () => CheckedPart, { description: 'The part to check.' }) part: CheckedPart,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SetupCheck> {
    return this.service.check(actor, part);
  }

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => SetupStep, {
    description: 'Skips a step or reopens a skipped one. A step that is done stays done.',
  })
  dismissSetupStep(
    @Arg('name', () => SetupStepName, { description: 'The step.' }) name: SetupStepName,
    @Arg('dismissed', () => Boolean, { description: 'True to skip the step, false to reopen it.' })
    dismissed: boolean,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SetupStep> {
    return this.service.dismiss(actor, name, dismissed);
  }
}

/** Adding and removing the demo changes the states of steps, so its mutations return them. */
@Resolver(() => Demo)
export class DemoStepsResolver {
  constructor(private readonly service: SetupService) {}

  @FieldResolver(() => [SetupStep], { description: 'The setup steps of the school.' })
  setupSteps(@Ctx() { actor }: GraphqlContext): Promise<SetupStep[]> {
    return this.service.steps(actor);
  }
}
