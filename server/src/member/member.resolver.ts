import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Role } from '#shared/roles.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User, UserConnection } from '#server/user/user.entity.ts';
import type { UserRow } from '#server/user/user-rows.ts';
import type { MemberList } from './member-list.ts';
import { MemberSort } from './member-sort.ts';
import type { MemberService } from './member.service.ts';

@ArgsType()
class UsersArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a name or email address.' })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only users with this role.' })
  role?: Role | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only users who currently have access, or who do not.',
  })
  isSubscribed?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only users whose `updatedAt` is this time or later, UTC.',
  })
  updatedSince?: Date | null;

  @Field(() => MemberSort, { nullable: true, description: 'Default: NEWEST.' })
  sort?: MemberSort | null;
}

@Resolver()
export class MemberResolver {
  constructor(
    private readonly members: MemberService,
    private readonly memberList: MemberList,
  ) {}

  @Allow(Access.ADMIN, Area.MEMBERS)
  @Query(() => UserConnection, { description: 'The users of the school.' })
  users(
    @Args(() => UsersArgs) { first, after, ...query }: UsersArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<User>> {
    return this.memberList.list(actor, query, { first, after });
  }

  @Allow(Access.ADMIN, Area.MEMBERS)
  @Query(() => User, { description: 'One user. Errors: NOT_FOUND.' })
  user(
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<UserRow> {
    return this.members.byId(actor, id);
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { asksAgain: true, refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Gives or removes the admin role. Errors: NOT_FOUND, CONFLICT when no admin would be left, CONFIRMATION_REQUIRED.',
  })
  changeRole(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Arg('role', () => Role, { description: 'The new role.' }) role: Role,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.members.changeRole(actor, userId, role);
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { asksAgain: true, refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Changes the email address of an account. The new address has to be verified, and the previous one is notified. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when the address has an account, CONFIRMATION_REQUIRED.',
  })
  changeEmail(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Arg('email', () => String, { description: 'The new address.' }) email: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.members.changeEmail(actor, userId, { email });
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { asksAgain: true, refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Logs a user out on all devices, revokes their API tokens and notifies them by mail. Errors: NOT_FOUND, FORBIDDEN for an API token, CONFIRMATION_REQUIRED.',
  })
  endSessionsOf(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.members.endSessions(actor, userId);
  }

  @Allow(Access.ADMIN, Area.MEMBERS)
  @Mutation(() => User, {
    description:
      'Grants access without a payment until a given time. Replaces an active grant. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  grantAccess(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Arg('until', () => Date, { description: 'In the future, at most ten years from now.' }) until: Date,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.members.grantAccess(actor, userId, until);
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { asksAgain: true })
  @Mutation(() => User, {
    description:
      'Revokes a grant and cancels a paid subscription immediately. Errors: NOT_FOUND, CONFLICT when there is no access, CONFIRMATION_REQUIRED, SERVICE_UNAVAILABLE.',
  })
  endAccess(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Arg('refund', () => Boolean, { defaultValue: false, description: 'Whether to refund the last payment.' })
    refund: boolean,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return this.members.endAccess(actor, userId, { refund });
  }
}
