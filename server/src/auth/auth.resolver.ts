import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Access, Allow } from '#server/graphql/access.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { LoginInput, RegisterInput } from './auth.inputs.ts';
import type { AuthService } from './auth.service.ts';
import type { SessionCookie } from './session-cookie.ts';

@ObjectType({ description: 'What a logout did.' })
export class LogoutPayload {
  @Field(() => ID, { nullable: true, description: 'Who was logged in; null for a visitor.' })
  userId!: string | null;
}

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {}

  @Allow(Access.PUBLIC)
  @Mutation(() => User, {
    description:
      'Makes an account and logs in. Errors: BAD_USER_INPUT, CONFLICT when the address has an account.',
  })
  async register(
    @Arg('input', () => RegisterInput, { description: 'The new account.' })
    { avatar, ...fields }: RegisterInput,
    @Ctx() { actor, response }: GraphqlContext,
  ): Promise<User> {
    const upload = await avatar;
    const { user, token } = await this.auth.register(fields, () => upload.createReadStream(), actor);
    this.cookie.write(response, token);
    return user;
  }

  @Allow(Access.PUBLIC)
  @Mutation(() => User, {
    description: 'Logs in. Errors: UNAUTHENTICATED for a wrong email or password, TOO_MANY_REQUESTS.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Who logs in.' }) input: LoginInput,
    @Ctx() { actor, request, response }: GraphqlContext,
  ): Promise<User> {
    const { user, token } = await this.auth.login(input, { address: request.ip ?? '', actor });
    this.cookie.write(response, token);
    return user;
  }

  @Allow(Access.PUBLIC)
  @Mutation(() => LogoutPayload, { description: 'Ends the session, on the server too.' })
  async logout(@Ctx() { actor, response }: GraphqlContext): Promise<LogoutPayload> {
    await this.auth.logout(actor);
    this.cookie.clear(response);
    return { userId: actor?.userId ?? null };
  }
}
