import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User, UserConnection } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { auditActionEnum, type AuditAction } from './audit-action.ts';
import { nameOfNobody, tellFacts } from './audit-facts.ts';
import { AuditEntry, AuditEntryConnection } from './audit-entry.entity.ts';
import type { AuditLog } from './audit-log.ts';

@ArgsType()
class AuditLogArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only actions on this object.' })
  subjectId?: string | null;

  @Field(() => auditActionEnum, { nullable: true, description: 'Only this action.' })
  action?: AuditAction | null;

  @Field(() => ID, { nullable: true, description: 'Only actions of this user.' })
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the subject, or of the details in English.',
  })
  search?: string | null;

  @Field(() => Date, { nullable: true, description: 'Only actions at or after this time, UTC.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only actions before this time, UTC.' })
  until?: Date | null;
}

@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(
    private readonly audit: AuditLog,
    private readonly users: UserService,
  ) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => AuditEntryConnection, { description: 'Actions of admins, newest first.' })
  auditLog(
    @Args(() => AuditLogArgs) { first, after, ...filter }: AuditLogArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<AuditEntry>> {
    return this.audit.list(actor, filter, first, after);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => UserConnection, {
    description: 'Users with an entry in the audit log, newest account first: current and former admins.',
  })
  auditActors(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<User>> {
    return this.audit.actors(actor, first, after);
  }

  @FieldResolver(() => String, { description: 'Name or title of the object at the time of the action.' })
  subject(@Root() { subject }: AuditEntry): string {
    return subject || nameOfNobody();
  }

  @FieldResolver(() => String, {
    description: "Details in the reader's language, such as `Role: USER to ADMIN`; empty if there are none.",
  })
  details(@Root() { facts, details }: AuditEntry): string {
    return facts ? tellFacts(facts, details) : details;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The user who did it; null if the account was deleted.',
  })
  async actor(@Root() { actor }: AuditEntry, @Ctx() { load }: GraphqlContext): Promise<User | null> {
    return actor && load(this.users.byIds, actor.id);
  }
}
