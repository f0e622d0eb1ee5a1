import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { ConfirmIdentityInput } from './auth.inputs.ts';
import { callerOf } from './caller.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { LoginCookies } from './login-cookies.ts';

@ObjectType({ description: 'Result of confirming your identity.' })
export class ConfirmIdentityPayload {
  @Field(() => Date, { description: 'When the identity was confirmed, UTC.' })
  confirmedAt!: Date;
}

@Resolver()
export class ConfirmationResolver {
  constructor(
    private readonly confirmations: ConfirmationService,
    private readonly cookies: LoginCookies,
  ) {}

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => ConfirmIdentityPayload, {
    description:
      'Confirms the identity of the caller. For ten minutes, the session may do what was refused with CONFIRMATION_REQUIRED. A cookie of the answer replaces the token of the session. Errors: BAD_USER_INPUT (also for a wrong password), FORBIDDEN for an API token, TOO_MANY_REQUESTS.',
  })
  async confirmIdentity(
    @Arg('input', () => ConfirmIdentityInput, { description: 'Password or second factor.' })
    input: ConfirmIdentityInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ConfirmIdentityPayload> {
    const { actor, request } = context;
    const { passkey } = this.cookies.read(request);
    const { token, confirmedAt } = await this.confirmations.confirm(input, passkey, callerOf(actor, request));
    this.cookies.renew(context, token);
    return { confirmedAt };
  }
}
