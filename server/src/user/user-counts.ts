import { sql } from 'kysely';
import { Role } from '#shared/roles.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { counted, read, rowIn } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';

const { users } = rowIn('userRollups', 'rollup');
const ALL = read({}, () =>
  db.selectFrom('userRollups as rollup').select(sql<number>`coalesce(sum(${users}), 0)::int`.as('count')),
);
const ADMINS = read({}, () =>
  db.selectFrom('users').where('role', '=', Role.ADMIN).select(counted().as('count')),
);

/** Numbers of accounts: the total from a sum that a trigger maintains, and the few admins from their index. */
export class UserCounts {
  constructor(private readonly statements: Statements) {}

  async all(): Promise<number> {
    return (await this.statements.first(ALL, {}))?.count ?? 0;
  }

  async ofRole(role: Role): Promise<number> {
    const admins = (await this.statements.first(ADMINS, {}))?.count ?? 0;
    return role === Role.ADMIN ? admins : (await this.all()) - admins;
  }
}
