import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PasskeyQuestionPayload } from '#server/factor/passkey.resolver.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { callerOf } from './caller.ts';
import type { LoginCookies } from './login-cookies.ts';
import type { LoginSteps } from './login-steps.ts';
import { PasskeyPurpose, type PasskeyQuestions } from './passkey-questions.ts';

@ObjectType('PendingLogin', {
  description: 'The methods, besides recovery codes, that can complete a login.',
})
export class PendingLoginMethods {
  @Field(() => Boolean, { description: 'Whether an authenticator app is set up.' })
  hasApp!: boolean;

  @Field(() => Boolean, { description: 'Whether there are passkeys.' })
  hasPasskeys!: boolean;
}

@Resolver()
export class PasskeyLoginResolver {
  constructor(
    private readonly steps: LoginSteps,
    private readonly questions: PasskeyQuestions,
    private readonly cookies: LoginCookies,
  ) {}

  @Internal
  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Query(() => PendingLoginMethods, {
    nullable: true,
    description: 'The login of this browser that waits for its second factor; null if there is none.',
  })
  pendingLogin(@Ctx() { request }: GraphqlContext): Promise<PendingLoginMethods | null> {
    return this.steps.pendingMethods(this.cookies.read(request));
  }

  @Internal
  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => PasskeyQuestionPayload, {
    description:
      'Creates a challenge for a passkey. It expires after five minutes and can be answered once. Errors: UNAUTHENTICATED when there is no login or session for this purpose, FORBIDDEN for an API token, TOO_MANY_REQUESTS.',
  })
  async askForPasskey(
    @Arg('purpose', () => PasskeyPurpose, { description: 'Purpose of the challenge.' })
    purpose: PasskeyPurpose,
    @Ctx() { actor, request, response }: GraphqlContext,
  ): Promise<PasskeyQuestionPayload> {
    const { pending } = this.cookies.read(request);
    const { options, token } = await this.questions.ask(purpose, pending, callerOf(actor, request));
    this.cookies.passkey.write(response, token);
    return { options };
  }

  @Internal
  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Logs in with a passkey alone, which has verified its user. Errors: BAD_USER_INPUT when the passkey is unknown or answers another challenge.',
  })
  async loginWithPasskey(
    @Arg('passkey', () => String, { description: "JSON of WebAuthn's `AuthenticationResponseJSON`." })
    passkey: string,
    @Ctx() context: GraphqlContext,
  ): Promise<User> {
    const { actor, request } = context;
    const { passkey: token } = this.cookies.read(request);
    const caller = this.cookies.callerOf(actor, request);
    return this.cookies.complete(context, await this.steps.byPasskey(passkey, token, caller));
  }
}
