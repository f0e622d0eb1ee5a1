import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Role } from '#shared/roles.ts';
import type { LoginCookies } from '#server/auth/login-cookies.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow, InArea } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { OncePerRequest } from '#server/platform/graphql/once-per-request.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { InvitationAcceptance } from './invitation-acceptance.ts';
import { Invitation, InvitationConnection, InvitationState, stateOf } from './invitation.entity.ts';
import {
  AcceptInvitationInput,
  InvitationInput,
  InviteMembersInput,
  RegisterByInvitationInput,
} from './invitation.inputs.ts';
import type { Invitations } from './invitation.service.ts';

@ObjectType({ description: 'What the holder of a mailed link may know of an invitation.' })
@InArea(Area.ACCOUNT)
export class OpenInvitation {
  @Field(() => String, { description: 'The invited address.' })
  email!: string;

  @Field(() => Role, { description: 'The role that the person gets.' })
  role!: Role;

  @Field(() => String, { description: 'Name of the admin who sent it.' })
  invitedBy!: string;

  @Field(() => Boolean, { description: 'Whether the address has an account.' })
  hasAccount!: boolean;
}

@ObjectType({ description: 'An invitation that the caller has accepted.' })
@InArea(Area.ACCOUNT)
export class AcceptedInvitation {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Role, { description: 'The role of the invitation.' })
  role!: Role;

  @Field(() => Date, { description: 'When the person was invited, UTC.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was accepted, UTC.' })
  acceptedAt!: Date | null;
}

@ObjectType({ description: 'The result of inviting people.' })
export class InviteMembersPayload {
  @Field(() => [Invitation], { description: 'The invitations, in the order of the addresses.' })
  invitations!: Invitation[];

  @Field(() => [String], { description: 'Addresses whose accounts have the role already.' })
  alreadyMembers!: string[];
}

@ObjectType({ description: 'The result of sending an invitation again.' })
export class ResendInvitationPayload {
  @Field(() => Invitation, { description: 'The invitation.' })
  invitation!: Invitation;
}

@ObjectType({ description: 'The result of revoking an invitation.' })
export class RevokeInvitationPayload {
  @Field(() => Invitation, { description: 'The invitation.' })
  invitation!: Invitation;
}

@ObjectType({ description: 'The result of restoring a revoked invitation.' })
export class RestoreInvitationPayload {
  @Field(() => Invitation, { description: 'The invitation.' })
  invitation!: Invitation;
}

@ObjectType({ description: 'The result of accepting an invitation.' })
export class AcceptInvitationPayload {
  @Field(() => User, { description: 'The caller, with the new role.' })
  user!: User;
}

@ObjectType({ description: 'The result of creating an account by an invitation.' })
export class RegisterByInvitationPayload {
  @Field(() => User, { description: 'The new account, which is logged in.' })
  user!: User;
}

@Resolver()
export class InvitationResolver {
  constructor(
    private readonly service: Invitations,
    private readonly acceptance: InvitationAcceptance,
    private readonly cookies: LoginCookies,
  ) {}

  @Allow(Access.ADMIN, Area.MEMBERS)
  @Query(() => InvitationConnection, {
    description:
      'Invitations that were not revoked, newest first. They are kept for 30 days after they expire.',
  })
  invitations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Invitation>> {
    return this.service.list(actor, page);
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { asksAgain: true, refusesTokens: true })
  @Mutation(() => InviteMembersPayload, {
    description:
      'Invites people by email. An open invitation of the same address is replaced. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS, CONFIRMATION_REQUIRED.',
  })
  inviteMembers(
    @Arg('input', () => InviteMembersInput, { description: 'The people.' }) input: InviteMembersInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<InviteMembersPayload> {
    return this.service.invite(actor, input);
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { refusesTokens: true })
  @Mutation(() => ResendInvitationPayload, {
    description:
      'Mails a new link and makes the previous one invalid. Errors: NOT_FOUND, CONFLICT when it was accepted or revoked, TOO_MANY_REQUESTS.',
  })
  async resendInvitation(
    @Arg('input', () => InvitationInput, { description: 'The invitation.' }) { id }: InvitationInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ResendInvitationPayload> {
    return { invitation: await this.service.resend(actor, id) };
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { refusesTokens: true })
  @Mutation(() => RevokeInvitationPayload, {
    description:
      'Makes the mailed link invalid. Errors: NOT_FOUND, CONFLICT when it was accepted or revoked.',
  })
  async revokeInvitation(
    @Arg('input', () => InvitationInput, { description: 'The invitation.' }) { id }: InvitationInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<RevokeInvitationPayload> {
    return { invitation: await this.service.revoke(actor, id) };
  }

  @Allow(Access.ADMIN, Area.MEMBERS, { refusesTokens: true })
  @Mutation(() => RestoreInvitationPayload, {
    description:
      'Undoes the revocation of an invitation, at most ten minutes later. Errors: NOT_FOUND, CONFLICT when it is too late or the address has another invitation.',
  })
  async restoreInvitation(
    @Arg('input', () => InvitationInput, { description: 'The invitation.' }) { id }: InvitationInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<RestoreInvitationPayload> {
    return { invitation: await this.service.restore(actor, id) };
  }

  @Internal
  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Query(() => OpenInvitation, {
    nullable: true,
    description: 'The invitation of a mailed token; null for one that is unknown, used, revoked or expired.',
  })
  openInvitation(
    @Arg('token', () => String, { description: 'Token from the link of the mail.' }) token: string,
  ): Promise<OpenInvitation | null> {
    return this.acceptance.open(token);
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Query(() => AcceptedInvitation, {
    nullable: true,
    description:
      'The invitation that the caller has accepted last, until 30 days after it would have expired.',
  })
  myInvitation(@Ctx() { actor }: GraphqlContext): Promise<AcceptedInvitation | null> {
    return this.service.accepted(actor);
  }

  @Allow(Access.USER, Area.ACCOUNT, { asksAgain: true, refusesTokens: true })
  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Accepts an invitation with the account that has its address. Errors: BAD_USER_INPUT when the link is used, revoked or expired, FORBIDDEN for another address, CONFIRMATION_REQUIRED.',
  })
  async acceptInvitation(
    @Arg('input', () => AcceptInvitationInput, { description: 'The link.' }) { token }: AcceptInvitationInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<AcceptInvitationPayload> {
    return { user: await this.acceptance.accept(actor, token) };
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @OncePerRequest
  @Mutation(() => RegisterByInvitationPayload, {
    description:
      'Creates an account for an invited address and logs in. Errors: BAD_USER_INPUT; the field is `token` when the link is used, revoked or expired. CONFLICT when the address has an account or the terms have changed, TOO_MANY_REQUESTS.',
  })
  async registerByInvitation(
    @Arg('input', () => RegisterByInvitationInput, { description: 'The new account.' })
    { avatar, ...fields }: RegisterByInvitationInput,
    @Ctx() context: GraphqlContext,
  ): Promise<RegisterByInvitationPayload> {
    const caller = this.cookies.callerOf(context.actor, context.request);
    const login = await this.acceptance.register(fields, () => avatar.open(), caller);
    return { user: this.cookies.write(context, login) };
  }
}

@Resolver(() => Invitation)
export class InvitationFieldsResolver {
  constructor(private readonly users: UserService) {}

  @FieldResolver(() => InvitationState, { description: 'How far it is now.' })
  async state(@Root() invitation: Invitation, @Ctx() { load }: GraphqlContext): Promise<InvitationState> {
    const sender = await load(this.users.byIds, invitation.invitedBy.id);
    return stateOf(invitation, sender.role);
  }

  @FieldResolver(() => User, { description: 'The admin who sent it last.' })
  invitedBy(@Root() { invitedBy }: Invitation, @Ctx() { load }: GraphqlContext): Promise<User> {
    return load(this.users.byIds, invitedBy.id);
  }
}
