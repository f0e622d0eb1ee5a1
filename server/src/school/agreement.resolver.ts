import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { Agreement } from './agreement.entity.ts';
import { LegalPage } from './legal-page.ts';
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

@Resolver()
export class TermsVersionResolver {
  constructor(private readonly service: Agreements) {}

  @Allow(Access.USER, Area.SCHOOL)
  @Query(() => LegalPage, {
    description:
      'A version of the terms of service that people have agreed to. Errors: NOT_FOUND when its text was not kept.',
  })
  termsVersion(
    @Arg('changedAt', () => Date, { description: 'The version: when the text was last changed, UTC.' })
    changedAt: Date,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<LegalPage> {
    return this.service.readTerms(actor, changedAt);
  }
}
