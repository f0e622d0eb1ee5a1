import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { OwnFactors } from './own-factors.ts';
import { SecondFactor } from './second-factor.type.ts';
import type { SecondFactors } from './second-factors.ts';

@ObjectType({ description: 'What an authenticator app needs to be set up.' })
export class StartTotpPayload {
  @Field(() => String, { description: 'The secret, base32, to be typed into the app.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an `otpauth:` address, for a QR code.' })
  uri!: string;
}

@ObjectType({ description: "What a change of somebody's second factor did." })
export class SecondFactorPayload {
  @Field(() => User, { description: 'Whose it is.' })
  user!: User;

  @Field(() => [String], {
    description: 'New recovery codes, told this once; empty when the change made none.',
  })
  recoveryCodes!: string[];
}

@Resolver(() => User)
export class FactorResolver {
  constructor(
    private readonly factors: SecondFactors,
    private readonly own: OwnFactors,
  ) {}

  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => StartTotpPayload, {
    description:
      'Makes the secret for an authenticator app. It is asked for once `confirmTotp` has shown that the app has it. Errors: CONFLICT when an app is set up, FORBIDDEN by an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  startTotp(@Ctx() { actor }: GraphqlContext): Promise<StartTotpPayload> {
    return this.own.startTotp(actor);
  }

  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Sets the authenticator app up by its first code: from now on it is asked for. Errors: BAD_USER_INPUT for a wrong code, CONFLICT when none was started, FORBIDDEN by an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  confirmTotp(
    @Arg('code', () => String, { description: 'What the app shows.' }) code: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SecondFactorPayload> {
    return this.own.confirmTotp(actor, { code });
  }

  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Removes the authenticator app; with the last second factor the recovery codes go. Errors: CONFLICT when there is none, FORBIDDEN by an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  removeTotp(@Ctx() { actor }: GraphqlContext): Promise<SecondFactorPayload> {
    return this.own.removeTotp(actor);
  }

  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Makes the recovery codes anew; the old ones no longer work. Errors: CONFLICT without a second factor, FORBIDDEN by an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  renewRecoveryCodes(@Ctx() { actor }: GraphqlContext): Promise<SecondFactorPayload> {
    return this.own.renewRecoveryCodes(actor);
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { asksAgain: true, refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Removes all that a member has beside the password, who has lost it, and tells them by mail. Errors: NOT_FOUND, CONFLICT for an admin and when there is none, CONFIRMATION_REQUIRED.',
  })
  removeSecondFactor(
    @Arg('userId', () => ID, { description: 'The member.' }) userId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.factors.removeForMember(actor, userId);
  }

  @FieldResolver(() => SecondFactor, {
    description:
      'What the person has beside the password. Only they themselves see it: FORBIDDEN for others, admins too.',
  })
  secondFactor(@Root() { id }: User, @Ctx() { actor }: GraphqlContext): Promise<SecondFactor> {
    return this.factors.of(actor, id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the school demands a second factor of this admin, who has none: until then they may do what a USER may.',
  })
  needsSecondFactor(@Root() user: User): Promise<boolean> {
    return this.factors.isMissing(user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the password alone does not open the account.' })
  hasSecondFactor(@Root() { id }: User, @Ctx() { load }: GraphqlContext): Promise<boolean> {
    return load(this.factors.areOn, id);
  }
}
