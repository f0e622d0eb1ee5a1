import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { AuditEntry, AuditEntryConnection } from './audit-entry.entity.ts';
import type { AuditLog } from './audit-log.ts';

@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(
    private readonly audit: AuditLog,
    private readonly users: UserService,
  ) {}

  @Allow(Access.ADMIN)
  @Query(() => AuditEntryConnection, { description: 'What admins did, newest first.' })
  auditLog(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Arg('subjectId', () => ID, { nullable: true, description: 'Only what was done to this.' })
    subjectId: string | null | undefined,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<AuditEntry>> {
    return this.audit.list(actor, { subjectId }, first, after);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who did it; null when the account is gone.' })
  async actor(@Root() { actor }: AuditEntry, @Ctx() { load }: GraphqlContext): Promise<User | null> {
    return actor && load(this.users.byIds, actor.id);
  }
}
