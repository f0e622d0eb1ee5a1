import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal, Refusable } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { OwnFactors } from './own-factors.ts';
import { SecondFactor } from './second-factor.type.ts';
import type { SecondFactors } from './second-factors.ts';

@ObjectType({ description: 'Data for setting up an authenticator app.' })
export class StartTotpPayload {
  @Field(() => String, { description: 'The secret, base32, for typing into the app.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an `otpauth:` URI, for a QR code.' })
  uri!: string;
}

@ObjectType({ description: 'Result of changing a second factor.' })
export class SecondFactorPayload {
  @Field(() => User, { description: 'The owner of the second factor.' })
  user!: User;

  @Field(() => [String], {
    description: 'New recovery codes, only returned this once; empty if the change created none.',
  })
  recoveryCodes!: string[];
}

@Resolver(() => User)
export class FactorResolver {
  constructor(
    private readonly factors: SecondFactors,
    private readonly own: OwnFactors,
  ) {}

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => StartTotpPayload, {
    description:
      'Creates the secret for an authenticator app. Codes are required only after `confirmTotp` has shown that the app has the secret. Errors: CONFLICT when an app is set up, FORBIDDEN for an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  startTotp(@Ctx() { actor }: GraphqlContext): Promise<StartTotpPayload> {
    return this.own.startTotp(actor);
  }

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Sets up the authenticator app by its first code. From then on, codes are required. Errors: BAD_USER_INPUT for a wrong code, CONFLICT when no setup was started, FORBIDDEN for an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  confirmTotp(
    @Arg('code', () => String, { description: 'Current code of the app.' }) code: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SecondFactorPayload> {
    return this.own.confirmTotp(actor, { code });
  }

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Removes the authenticator app. Removing the last second factor also removes the recovery codes. Errors: CONFLICT when there is none, FORBIDDEN for an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  removeTotp(@Ctx() { actor }: GraphqlContext): Promise<SecondFactorPayload> {
    return this.own.removeTotp(actor);
  }

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Creates new recovery codes; the old ones no longer work. Errors: CONFLICT without a second factor, FORBIDDEN for an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  renewRecoveryCodes(@Ctx() { actor }: GraphqlContext): Promise<SecondFactorPayload> {
    return this.own.renewRecoveryCodes(actor);
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { asksAgain: true, refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Removes every second factor of a member who has lost access to them, and notifies the member by mail. Errors: NOT_FOUND, CONFLICT for an admin and when there is none, CONFIRMATION_REQUIRED.',
  })
  removeSecondFactor(
    @Arg('userId', () => ID, { description: 'The member.' }) userId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.factors.removeForMember(actor, userId);
  }

  @Refusable
  @Internal
  @FieldResolver(() => SecondFactor, {
    description:
      'Second factors of the user. Visible to the user only: FORBIDDEN for others, including admins.',
  })
  secondFactor(@Root() { id }: User, @Ctx() { actor }: GraphqlContext): Promise<SecondFactor> {
    return this.factors.of(actor, id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the school requires a second factor of this admin, who has none. Until one is set up, the admin has the permissions of a USER.',
  })
  needsSecondFactor(@Root() user: User): Promise<boolean> {
    return this.factors.isMissing(user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the account uses two-factor authentication.' })
  hasSecondFactor(@Root() { id }: User, @Ctx() { load }: GraphqlContext): Promise<boolean> {
    return load(this.factors.areOn, id);
  }
}
