import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { LoginCookies } from './login-cookies.ts';
import { Session, SessionConnection } from './session.entity.ts';
import type { SessionService } from './session.service.ts';

@ObjectType({ description: 'Result of ending a session.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'The session that was ended.' })
  id!: string;
}

@Resolver(() => User)
export class SessionResolver {
  constructor(
    private readonly service: SessionService,
    private readonly cookies: LoginCookies,
  ) {}

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => EndSessionPayload, {
    description:
      'Logs out one of your own devices. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for an API token.',
  })
  async endSession(
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<EndSessionPayload> {
    return { id: await this.service.endOwn(actor, id) };
  }

  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Logs out all your other devices. The calling session and API tokens stay valid. Errors: FORBIDDEN for an API token, CONFIRMATION_REQUIRED.',
  })
  endOtherSessions(@Ctx() { actor, request }: GraphqlContext): Promise<User> {
    return this.service.endOthers(this.cookies.callerOf(actor, request));
  }

  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Sets whether each login on a new device is reported by mail. Errors: FORBIDDEN for an API token, CONFIRMATION_REQUIRED.',
  })
  tellNewDevices(
    @Arg('isOn', () => Boolean, { description: 'Whether to report them.' }) isOn: boolean,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.service.tellNewDevices(actor, isOn);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When the user was last active while logged in, UTC, to the hour; null if never. Visible to the user and to admins: FORBIDDEN for others.',
  })
  async lastSeenAt(@Root() { id }: User, @Ctx() { actor, load }: GraphqlContext): Promise<Date | null> {
    requireSelfOrAdmin(actor, id);
    return load(this.service.lastSeen, id);
  }

  @Refusable
  @FieldResolver(() => SessionConnection, {
    description:
      'Logged-in devices, newest login first. Visible to the user only: FORBIDDEN for others, including admins.',
  })
  sessions(
    @Root() user: User,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Session>> {
    return this.service.list(actor, user, first, after);
  }
}

@Resolver(() => Session)
export class SessionFieldsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the calling session.' })
  isCurrent(@Root() { id }: Session, @Ctx() { actor }: GraphqlContext): boolean {
    return actor?.via.kind === 'session' && actor.via.id === id;
  }
}
