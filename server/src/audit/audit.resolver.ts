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
  @Field(() => ID, { nullable: true, description: 'Only what was done to this.' })
  subjectId?: string | null;

  @Field(() => auditActionEnum, { nullable: true, description: 'Only this.' })
  action?: AuditAction | null;

  @Field(() => ID, { nullable: true, description: 'Only what this person did.' })
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the subject, or of the details as they are in English.',
  })
  search?: string | null;

  @Field(() => Date, { nullable: true, description: 'Only what was done at this moment or later, UTC.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only what was done before this moment, UTC.' })
  until?: Date | null;
}

@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(
    private readonly audit: AuditLog,
    private readonly users: UserService,
  ) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => AuditEntryConnection, { description: 'What admins did, newest first.' })
  auditLog(
    @Args(() => AuditLogArgs) { first, after, ...filter }: AuditLogArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<AuditEntry>> {
    return this.audit.list(actor, filter, first, after);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => UserConnection, {
    description:
      'People who did something that is in the audit log, newest first: admins, and those who were.',
  })
  auditActors(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<User>> {
    return this.audit.actors(actor, first, after);
  }

  @FieldResolver(() => String, { description: 'Name or title of what it was done to, as it was then.' })
  subject(@Root() { subject }: AuditEntry): string {
    return subject || nameOfNobody();
  }

  @FieldResolver(() => String, {
    description:
      'More of it, in words, like `Role: USER to ADMIN`, in the language of whoever reads; empty when there is no more to say.',
  })
  details(@Root() { facts, details }: AuditEntry): string {
    return facts ? tellFacts(facts, details) : details;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who did it; null when the account is gone.' })
  async actor(@Root() { actor }: AuditEntry, @Ctx() { load }: GraphqlContext): Promise<User | null> {
    return actor && load(this.users.byIds, actor.id);
  }
}
