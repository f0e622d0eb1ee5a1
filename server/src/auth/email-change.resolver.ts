import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { RequestEmailChangeInput } from './auth.inputs.ts';
import { callerOf } from './caller.ts';
import type { EmailChanges } from './email-change.service.ts';

@ObjectType({ description: 'What a request for another mail address did.' })
export class RequestEmailChangePayload {
  @Field(() => String, { description: 'The new address as it was understood.' })
  email!: string;
}

@ObjectType({ description: 'What a confirmation of another mail address did.' })
export class ConfirmEmailChangePayload {
  @Field(() => String, { description: 'The new address.' })
  email!: string;

  @Field(() => Boolean, {
    description: "Whether it is the account's now; if not, the other address has to confirm it, too.",
  })
  isComplete!: boolean;
}

@Resolver()
export class EmailChangeResolver {
  constructor(private readonly changes: EmailChanges) {}

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => RequestEmailChangePayload, {
    description:
      'Mails a link to the address of who asks, and one to another address; with both confirmed that is the address of the account. Errors: FORBIDDEN for an API token, BAD_USER_INPUT (the password is wrong, too), CONFLICT when the address has an account, TOO_MANY_REQUESTS.',
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
      'Confirms another mail address by the token of a mail. Errors: BAD_USER_INPUT when that is used or old, CONFLICT when the address has another account meanwhile.',
  })
  confirmEmailChange(
    @Arg('token', () => String, { description: 'From the mail.' }) token: string,
  ): Promise<ConfirmEmailChangePayload> {
    return this.changes.confirm(token);
  }
}
