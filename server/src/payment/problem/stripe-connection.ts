import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { requireAdmin } from '#server/platform/common/actor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { ServiceGate } from '#server/platform/outbound/service-gate.ts';

@ObjectType({ description: 'The state of the connection to Stripe, as seen by the process that responds.' })
export class StripeConnection {
  @Field(() => Date, {
    nullable: true,
    description:
      'Since when Stripe has been unavailable, UTC; null while it is available. No calls are made while it is unavailable.',
  })
  unavailableSince!: Date | null;

  @Field(() => Int, { description: 'Number of calls under way.' })
  callsUnderWay!: number;

  @Field(() => Int, { description: 'Number of queued calls.' })
  callsWaiting!: number;
}

@Resolver()
export class StripeConnectionResolver {
  constructor(private readonly gate: ServiceGate) {}

  @Internal
  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => StripeConnection, { description: 'Whether Stripe is available.' })
  stripeConnection(@Ctx() { actor }: GraphqlContext): StripeConnection {
    requireAdmin(actor);
    const { since, running, waiting } = this.gate.status();
    return { unavailableSince: since, callsUnderWay: running, callsWaiting: waiting };
  }
}
