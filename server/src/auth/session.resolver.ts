import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { Session, SessionConnection } from './session.entity.ts';
import type { SessionService } from './session.service.ts';

@ObjectType({ description: 'What ending a session did.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'The session that is over.' })
  id!: string;
}

@Resolver(() => User)
export class SessionResolver {
  constructor(private readonly service: SessionService) {}

  @Allow(Access.USER)
  @Mutation(() => EndSessionPayload, {
    description:
      'Logs one of your own devices out. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN by an API token.',
  })
  async endSession(
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<EndSessionPayload> {
    return { id: await this.service.endOwn(actor, id) };
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When they last did something while logged in, UTC, to the hour; null when never. The person themselves and admins see it; FORBIDDEN for others.',
  })
  async lastSeenAt(@Root() { id }: User, @Ctx() { actor, load }: GraphqlContext): Promise<Date | null> {
    requireSelfOrAdmin(actor, id);
    return load(this.service.lastSeen, id);
  }

  @FieldResolver(() => SessionConnection, {
    description:
      'Devices that are logged in, the newest login first. Only the person themselves sees them: FORBIDDEN for others, admins too.',
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
  @FieldResolver(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent(@Root() { id }: Session, @Ctx() { actor }: GraphqlContext): boolean {
    return actor?.via.kind === 'session' && actor.via.id === id;
  }
}
