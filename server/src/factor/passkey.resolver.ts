import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { TokenCookie } from '#server/platform/http/token-cookie.ts';
import { SecondFactorPayload } from './factor.resolver.ts';
import type { OwnFactors } from './own-factors.ts';

@ObjectType({ description: 'A challenge for the browser to create or use a passkey.' })
export class PasskeyQuestionPayload {
  @Field(() => String, {
    description:
      "JSON of WebAuthn's `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. A cookie of the answer identifies the challenge.",
  })
  options!: string;
}

@Resolver()
export class PasskeyResolver {
  constructor(
    private readonly factors: OwnFactors,
    private readonly cookie: TokenCookie,
  ) {}

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => PasskeyQuestionPayload, {
    description:
      'Creates the challenge for a new passkey. `addPasskey` accepts the answer within five minutes. Errors: CONFLICT when there are too many, FORBIDDEN for an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  async startPasskey(@Ctx() { actor, response }: GraphqlContext): Promise<PasskeyQuestionPayload> {
    const { options, token } = await this.factors.startPasskey(actor);
    this.cookie.write(response, token);
    return { options };
  }

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Adds the passkey that the browser has created. From then on, the password alone is not enough to log in. Errors: BAD_USER_INPUT, CONFLICT when there are too many, FORBIDDEN for an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  addPasskey(
    @Arg('name', () => String, { description: 'Name of the passkey, at most 60 characters.' })
    name: string,
    @Arg('response', () => String, { description: "JSON of WebAuthn's `RegistrationResponseJSON`." })
    browserResponse: string,
    @Ctx() { actor, request, response }: GraphqlContext,
  ): Promise<SecondFactorPayload> {
    const token = this.cookie.read(request) ?? '';
    this.cookie.clear(response);
    return this.factors.addPasskey(actor, { name, response: browserResponse }, token);
  }

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Renames one of your own passkeys. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for an API token, TOO_MANY_REQUESTS.',
  })
  renamePasskey(
    @Arg('id', () => ID, { description: 'The passkey.' }) id: string,
    @Arg('name', () => String, { description: 'At most 60 characters.' }) name: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SecondFactorPayload> {
    return this.factors.renamePasskey(actor, id, { name });
  }

  @Internal
  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => SecondFactorPayload, {
    description:
      'Removes one of your own passkeys. Removing the last second factor also removes the recovery codes. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for an API token, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS.',
  })
  removePasskey(
    @Arg('id', () => ID, { description: 'The passkey.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SecondFactorPayload> {
    return this.factors.removePasskey(actor, id);
  }
}
