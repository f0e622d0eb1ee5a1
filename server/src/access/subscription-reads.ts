import { GroupedCalls } from '#server/platform/common/grouped-calls.ts';
import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { AccessGrant } from './access-grant.entity.ts';

const OF_BOTH = ['id', 'userId', 'createdAt'];
const OF_PAID = [
  'stripeStatus',
  'latestInvoiceStatus',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
  'accessUntil',
  'paidAt',
  'refundDays',
] as const satisfies (keyof SubscriptionRecord)[];
const OF_GRANTED = ['expiresAt', 'endedAt'] as const satisfies (keyof AccessGrant)[];

/** A subscription or a grant, read without the unit of work of an entity. */
export type SubscriptionRow = { userId: string } & (
  | ({ kind: 'PAID' } & Pick<SubscriptionRecord, 'id' | 'createdAt' | (typeof OF_PAID)[number]>)
  | ({ kind: 'GRANTED' } & Pick<AccessGrant, 'id' | 'createdAt' | (typeof OF_GRANTED)[number]>)
);

/** The current and former subscriptions and grants of these users: paid before granted, each newest first. */
const OF_USERS = statement<SubscriptionRow>(
  `select 'PAID' as kind, ${columns('paid', [...OF_BOTH, ...OF_PAID])}, null::timestamptz as "expiresAt", null::timestamptz as "endedAt"
     from subscriptions as paid where user_id = any($1::uuid[])
   union all
   select 'GRANTED', ${columns('granted', OF_BOTH)}, ${OF_PAID.map(() => 'null').join(', ')}, ${columns('granted', OF_GRANTED)}
     from access_grants as granted where user_id = any($1::uuid[])
   order by kind desc, "createdAt" desc`,
);

/** Reads the subscriptions and grants of users. Concurrent requests share one statement. */
export class SubscriptionReads {
  private readonly calls = new GroupedCalls<string, SubscriptionRow[]>({
    call: (userIds) => this.read(userIds),
    concurrency: 2,
    maxItems: 100,
    maxWaiting: 5_000,
    retryAfter: 5,
  });

  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: of each user paid before granted, each newest first. Throws SERVICE_UNAVAILABLE when too many reads wait. */
  readonly ofUsers = this.calls.batch;

  private async read(userIds: readonly string[]): Promise<SubscriptionRow[][]> {
    const rows = await this.statements.all(OF_USERS, [userIds]);
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    return userIds.map((id) => byUser.get(id) ?? []);
  }
}
