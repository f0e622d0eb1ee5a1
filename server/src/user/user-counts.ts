import { Role } from '#shared/roles.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';

const ALL = statement<{ count: number }>('select coalesce(sum(users), 0)::int as count from user_rollups');
const ADMINS = statement<{ count: number }>(
  `select count(*)::int as count from users where role = '${Role.ADMIN}'`,
);

/** Numbers of accounts: the total from a sum that a trigger maintains, and the few admins from their index. */
export class UserCounts {
  constructor(private readonly statements: Statements) {}

  async all(): Promise<number> {
    return (await this.statements.first(ALL, []))?.count ?? 0;
  }

  async ofRole(role: Role): Promise<number> {
    const admins = (await this.statements.first(ADMINS, []))?.count ?? 0;
    return role === Role.ADMIN ? admins : (await this.all()) - admins;
  }
}
