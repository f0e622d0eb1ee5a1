import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { RequestEmailChangeInput } from './auth.inputs.ts';
import { callerOf } from './caller.ts';
import type { EmailChanges } from './email-change.service.ts';

@ObjectType({ description: 'Result of requesting an email change.' })
export class RequestEmailChangePayload {
  @Field(() => String, { description: 'The new address, normalized.' })
  email!: string;
}

@ObjectType({ description: 'Result of confirming an email change.' })
export class ConfirmEmailChangePayload {
  @Field(() => String, { description: 'The new address.' })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether the change is complete; if not, the other address still has to confirm it.',
  })
  isComplete!: boolean;
}

@Resolver()
export class EmailChangeResolver {
  constructor(private readonly changes: EmailChanges) {}

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => RequestEmailChangePayload, {
    description:
      'Mails a link to the current address of the account and one to the new address. When both are confirmed, the account has the new address. Errors: FORBIDDEN for an API token, BAD_USER_INPUT (also for a wrong password), CONFLICT when the address has an account, TOO_MANY_REQUESTS.',
  })
  async requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput, { description: 'The new address.' })
    input: RequestEmailChangeInput,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<RequestEmailChangePayload> {
    return { email: await this.changes.request(input, callerOf(actor, request)) };
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => ConfirmEmailChangePayload, {
    description:
      'Confirms an email change by the token of a mail. Errors: BAD_USER_INPUT when the token is used or expired, CONFLICT when another account has the address by now.',
  })
  confirmEmailChange(
    @Arg('token', () => String, { description: 'From the mail.' }) token: string,
  ): Promise<ConfirmEmailChangePayload> {
    return this.changes.confirm(token);
  }
}
