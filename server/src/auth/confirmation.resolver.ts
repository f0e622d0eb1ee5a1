import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { ConfirmIdentityInput } from './auth.inputs.ts';
import { callerOf } from './caller.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { LoginCookies } from './login-cookies.ts';

@ObjectType({ description: 'What a confirmation did.' })
export class ConfirmIdentityPayload {
  @Field(() => Date, { description: 'When the person has shown who they are, UTC.' })
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
      'Shows again who is at the session, which opens what was refused with CONFIRMATION_REQUIRED for ten minutes. The session gets another token by a cookie of the answer. Errors: BAD_USER_INPUT (the password is wrong, too), FORBIDDEN by an API token, TOO_MANY_REQUESTS.',
  })
  async confirmIdentity(
    @Arg('input', () => ConfirmIdentityInput, { description: 'What only the person knows or has.' })
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
