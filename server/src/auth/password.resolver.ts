import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { ChangePasswordInput, ResetPasswordInput } from './auth.inputs.ts';
import type { PasswordService } from './password.service.ts';
import type { LoginCookies } from './login-cookies.ts';

@ObjectType({ description: 'Result of requesting a password reset.' })
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'The address, normalized.' })
  email!: string;
}

@Resolver()
export class PasswordResolver {
  constructor(
    private readonly passwords: PasswordService,
    private readonly cookies: LoginCookies,
  ) {}

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Sets a new password and ends all other sessions. Errors: BAD_USER_INPUT (also for a wrong current password), TOO_MANY_REQUESTS.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current and the new password.' })
    input: ChangePasswordInput,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<User> {
    return this.passwords.change(input, this.cookies.callerOf(actor, request));
  }

  @Internal
  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Query(() => Boolean, {
    description:
      'Whether `resetPassword` would accept the token of a mail now. A token works once, for an hour.',
  })
  opensPasswordReset(
    @Arg('token', () => String, { description: 'Token from the link of the mail.' }) token: string,
  ): Promise<boolean> {
    return this.passwords.opensReset(token);
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Mails a password reset link if the address has an account. The answer is the same if not. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'Email address of the account.' }) email: string,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<RequestPasswordResetPayload> {
    return { email: await this.passwords.requestReset({ email }, this.cookies.callerOf(actor, request)) };
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Sets a new password by the token of a mail, ends all sessions, revokes all API tokens, notifies the user by mail and logs in. Errors: BAD_USER_INPUT; the field is `token` when the token is used or expired. SECOND_FACTOR_REQUIRED: the password is set, and `completeLogin` logs in.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' })
    input: ResetPasswordInput,
    @Ctx() context: GraphqlContext,
  ): Promise<User> {
    const caller = this.cookies.callerOf(context.actor, context.request);
    return this.cookies.write(context, await this.passwords.reset(input, caller));
  }
}
