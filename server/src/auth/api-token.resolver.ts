import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { ApiScope, Area, isWriteScope, TokenScope } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { ApiToken, ApiTokenConnection } from './api-token.entity.ts';
import { scopesOfToken, type ApiTokenService } from './api-token.service.ts';
import { callerOf } from './caller.ts';
import { CreateApiTokenInput } from './auth.inputs.ts';

@ObjectType({ description: 'A new API token.' })
export class CreateApiTokenPayload {
  @Field(() => ApiToken, { description: 'What is kept of it.' })
  apiToken!: ApiToken;

  @Field(() => String, { description: 'The token itself, told this once.' })
  secret!: string;
}

@ObjectType({ description: 'What a revocation did.' })
export class RevokeApiTokenPayload {
  @Field(() => ID, { description: 'The token that no longer works.' })
  id!: string;
}

@Resolver(() => ApiToken)
export class ApiTokenFieldsResolver {
  @FieldResolver(() => [ApiScope], { description: 'What it may do.' })
  scopes(@Root() token: ApiToken): ApiScope[] {
    return scopesOfToken(token);
  }

  @FieldResolver(() => TokenScope, {
    description: 'READ for one that only reads, else WRITE.',
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
      'Makes a personal API token and tells its owner by mail. Errors: BAD_USER_INPUT (also for a wrong password), CONFLICT when the account has 20 tokens that work, FORBIDDEN by an API token, TOO_MANY_REQUESTS.',
  })
  createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'The new token.' }) input: CreateApiTokenInput,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<CreateApiTokenPayload> {
    return this.tokens.create(callerOf(actor, request), input);
  }

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => RevokeApiTokenPayload, {
    description: 'Ends a token of your own. Errors: NOT_FOUND, FORBIDDEN by an API token.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'The token.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<RevokeApiTokenPayload> {
    return { id: await this.tokens.revoke(actor, id) };
  }

  @FieldResolver(() => ApiTokenConnection, {
    description:
      'Personal API tokens, newest first. Only the person themselves sees them: FORBIDDEN for others, admins too.',
  })
  apiTokens(
    @Root() user: User,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<ApiToken>> {
    return this.tokens.list(actor, user.id, first, after);
  }
}
