import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { requireAdmin } from '#server/platform/common/actor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { ServiceGate } from '#server/platform/outbound/service-gate.ts';

@ObjectType({ description: 'How it stands with the calls to Stripe, as seen by the process that answers.' })
export class StripeConnection {
  @Field(() => Date, {
    nullable: true,
    description:
      'Since when Stripe has not answered, UTC; null while it does. Nothing is asked of it meanwhile.',
  })
  unavailableSince!: Date | null;

  @Field(() => Int, { description: 'How many calls are under way.' })
  callsUnderWay!: number;

  @Field(() => Int, { description: 'How many calls wait for their turn.' })
  callsWaiting!: number;
}

@Resolver()
export class StripeConnectionResolver {
  constructor(private readonly gate: ServiceGate) {}

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => StripeConnection, { description: 'Whether Stripe answers.' })
  stripeConnection(@Ctx() { actor }: GraphqlContext): StripeConnection {
    requireAdmin(actor);
    const { since, running, waiting } = this.gate.status();
    return { unavailableSince: since, callsUnderWay: running, callsWaiting: waiting };
  }
}
