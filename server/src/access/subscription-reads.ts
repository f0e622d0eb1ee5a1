import { sql, type Expression, type InferResult } from 'kysely';
import { Batched, SHARED } from '#server/platform/common/batched.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';

export const OF_BOTH = ['id', 'userId', 'createdAt', 'updatedAt'] as const;
export const OF_PAID = [
  'stripeStatus',
  'latestInvoiceStatus',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
  'accessUntil',
  'paidAt',
  'paidUntil',
  'startedAt',
  'refundDays',
] as const;
export const OF_GRANTED = ['expiresAt', 'endedAt'] as const;

const paid = (userIds: Expression<readonly string[]>) =>
  db
    .selectFrom('subscriptions')
    .where('userId', '=', anyOf(userIds))
    .select(sql<'PAID'>`'PAID'`.as('kind'))
    .select([...OF_BOTH, ...OF_PAID])
    .select(OF_GRANTED.map((name) => sql<null>`null::timestamptz`.as(name)));

const granted = (userIds: Expression<readonly string[]>) =>
  db
    .selectFrom('accessGrants')
    .where('userId', '=', anyOf(userIds))
    .select(sql<'GRANTED'>`'GRANTED'`.as('kind'))
    .select(OF_BOTH)
    .select(OF_PAID.map((name) => sql<null>`null`.as(name)))
    .select(OF_GRANTED);

/** A subscription or a grant, read without the unit of work of an entity. */
export type SubscriptionRow = InferResult<ReturnType<typeof paid> | ReturnType<typeof granted>>[number];

/** The current and former subscriptions and grants of these users: paid before granted, each newest first. */
const OF_USERS = read({ userIds: uuids }, ({ userIds }) =>
  paid(userIds)
    .$castTo<SubscriptionRow>()
    .unionAll(granted(userIds))
    .orderBy('kind', 'desc')
    .orderBy('createdAt', 'desc'),
);

/** Reads the subscriptions and grants of users. Concurrent requests share one statement. */
export class SubscriptionReads {
  private readonly held = new Batched<string, SubscriptionRow[]>((userIds) => this.read(userIds), SHARED);

  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: of each user paid before granted, each newest first. Throws SERVICE_UNAVAILABLE when too many reads wait. */
  readonly ofUsers = this.held.loadAll;

  private async read(userIds: readonly string[]): Promise<SubscriptionRow[][]> {
    const rows = await this.statements.all(OF_USERS, { userIds });
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    return userIds.map((id) => byUser.get(id) ?? []);
  }
}
