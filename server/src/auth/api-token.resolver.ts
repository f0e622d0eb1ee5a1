import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { ApiScope, Area, isWriteScope, TokenScope } from '#shared/api-scopes.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { ApiToken, ApiTokenConnection } from './api-token.entity.ts';
import { scopesOfToken, type ApiTokenService } from './api-token.service.ts';
import { callerOf } from './caller.ts';
import { CreateApiTokenInput } from './auth.inputs.ts';

@ObjectType({ description: 'A new API token.' })
export class CreateApiTokenPayload {
  @Field(() => ApiToken, { description: 'The new token, without its secret.' })
  apiToken!: ApiToken;

  @Field(() => String, { description: 'The secret. It is only returned this once.' })
  secret!: string;
}

@ObjectType({ description: 'Result of revoking an API token.' })
export class RevokeApiTokenPayload {
  @Field(() => ID, { description: 'The revoked token.' })
  id!: string;
}

@Resolver(() => ApiToken)
export class ApiTokenFieldsResolver {
  @FieldResolver(() => [ApiScope], { description: 'Its scopes.' })
  scopes(@Root() token: ApiToken): ApiScope[] {
    return scopesOfToken(token);
  }

  @FieldResolver(() => TokenScope, {
    description: 'READ if it can only read, otherwise WRITE.',
    deprecationReason: 'Ask for `scopes`.',
  })
  scope(@Root() token: ApiToken): TokenScope {
    return scopesOfToken(token).some(isWriteScope) ? TokenScope.WRITE : TokenScope.READ;
  }
}

@Resolver(() => User)
export class ApiTokenResolver {
  constructor(private readonly tokens: ApiTokenService) {}

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => CreateApiTokenPayload, {
    description:
      'Creates a personal API token and emails its owner. Errors: BAD_USER_INPUT (also for a wrong password), CONFLICT when the account has 20 valid tokens, FORBIDDEN for an API token, TOO_MANY_REQUESTS.',
  })
  createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'The new token.' }) input: CreateApiTokenInput,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<CreateApiTokenPayload> {
    return this.tokens.create(callerOf(actor, request), input);
  }

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => RevokeApiTokenPayload, {
    description: 'Revokes one of your own tokens. Errors: NOT_FOUND, FORBIDDEN for an API token.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'The token.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<RevokeApiTokenPayload> {
    return { id: await this.tokens.revoke(actor, id) };
  }

  @Refusable
  @FieldResolver(() => ApiTokenConnection, {
    description:
      'Personal API tokens, newest first. Visible to their owner only: FORBIDDEN for others, including admins.',
  })
  apiTokens(
    @Root() user: User,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<ApiToken>> {
    return this.tokens.list(actor, user.id, first, after);
  }
}
