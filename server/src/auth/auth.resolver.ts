import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { FactorProof } from '#server/factor/factor-proof.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { OncePerRequest } from '#server/platform/graphql/once-per-request.ts';
import { User } from '#server/user/user.entity.ts';
import type { AccountDeletion } from './account-deletion.service.ts';
import { LoginInput, RegisterInput } from './auth.inputs.ts';
import type { AuthService } from './auth.service.ts';
import { callerOf } from './caller.ts';
import type { LoginCookies } from './login-cookies.ts';
import type { LoginSteps } from './login-steps.ts';

@ObjectType({ description: 'Result of a logout.' })
export class LogoutPayload {
  @Field(() => ID, { nullable: true, description: 'The user who was logged in; null for a visitor.' })
  userId!: string | null;
}

@ObjectType({ description: 'Result of deleting an account.' })
export class DeleteAccountPayload {
  @Field(() => ID, { description: 'The user whose account was deleted.' })
  userId!: string;
}

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly deletion: AccountDeletion,
    private readonly steps: LoginSteps,
    private readonly cookies: LoginCookies,
  ) {}

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @OncePerRequest
  @Mutation(() => User, {
    description:
      'Creates an account and logs in. Errors: BAD_USER_INPUT, CONFLICT when the address has an account, the terms have changed or the school already has an admin, TOO_MANY_REQUESTS.',
  })
  async register(
    @Arg('input', () => RegisterInput, { description: 'The new account.' })
    { avatar, agreedTerms, setupKey, ...fields }: RegisterInput,
    @Ctx() context: GraphqlContext,
  ): Promise<User> {
    const caller = this.cookies.callerOf(context.actor, context.request);
    const login = await this.auth.register(fields, () => avatar.open(), caller, { agreedTerms, setupKey });
    return this.cookies.write(context, login);
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Logs in. Errors: UNAUTHENTICATED for a wrong email or password, SECOND_FACTOR_REQUIRED when the account uses two-factor authentication: call `completeLogin` within ten minutes; TOO_MANY_REQUESTS.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Login credentials.' }) input: LoginInput,
    @Ctx() context: GraphqlContext,
  ): Promise<User> {
    const caller = this.cookies.callerOf(context.actor, context.request);
    return this.cookies.write(context, await this.auth.login(input, caller));
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Completes a login that was refused with SECOND_FACTOR_REQUIRED, which a cookie of that answer identifies. Errors: BAD_USER_INPUT for a wrong code, UNAUTHENTICATED when the password must be entered again, TOO_MANY_REQUESTS.',
  })
  async completeLogin(
    @Arg('proof', () => FactorProof, { description: 'Proof of the second factor.' }) proof: FactorProof,
    @Ctx() context: GraphqlContext,
  ): Promise<User> {
    const { actor, request } = context;
    const tokens = this.cookies.read(request);
    const login = await this.steps.complete(tokens, proof, this.cookies.callerOf(actor, request));
    return this.cookies.complete(context, login);
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => LogoutPayload, { description: 'Ends the session, also on the server.' })
  async logout(@Ctx() context: GraphqlContext): Promise<LogoutPayload> {
    const { actor } = context;
    await this.auth.logout(actor);
    this.cookies.clear(context);
    return { userId: actor?.userId ?? null };
  }

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes the account of the caller and logs out. Payments are kept without a name. Errors: FORBIDDEN for an API token, BAD_USER_INPUT (also for a wrong password), TOO_MANY_REQUESTS, CONFLICT for the last admin and while a subscription renews automatically.',
  })
  async deleteAccount(
    @Arg('currentPassword', () => String, { description: 'Password of the account.' })
    currentPassword: string,
    @Ctx() context: GraphqlContext,
  ): Promise<DeleteAccountPayload> {
    const caller = callerOf(context.actor, context.request);
    const userId = await this.deletion.delete({ currentPassword }, caller);
    this.cookies.clear(context);
    return { userId };
  }
}
