import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { Agreement } from './agreement.entity.ts';
import type { Agreements } from './agreements.ts';

/** Adds agreements to the type User. */
@Resolver(() => User)
export class UserAgreementsResolver {
  constructor(private readonly service: Agreements) {}

  @Refusable
  @FieldResolver(() => [Agreement], {
    description:
      'Agreements to the terms of service, oldest first. Visible to the user and to admins; FORBIDDEN for others.',
  })
  agreements(@Root() { id: userId }: User, @Ctx() { actor, load }: GraphqlContext): Promise<Agreement[]> {
    requireSelfOrAdmin(actor, userId);
    return load(this.service.ofUsers, userId);
  }
}
