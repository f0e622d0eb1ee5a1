import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import {
  decodeCursor,
  encodeCursor,
  listKey,
  pageBy,
  requirePageSize,
  type Page,
} from '#server/platform/common/pagination.ts';
import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import { statusSql } from '#server/payment/subscription/subscription-status.sql.ts';
import type { Subscription, SubscriptionStatus } from '#server/payment/subscription/subscription.type.ts';
import { presentGrant } from './access-grants.ts';
import { OF_BOTH, OF_GRANTED, OF_PAID, type SubscriptionRow } from './subscription-reads.ts';

/** Arguments of the list of all subscriptions. */
interface SubscriptionQuery {
  first: number;
  after?: string | null;
  status?: SubscriptionStatus | null;
  /** Only subscriptions that changed at this time or later. */
  updatedSince?: Date | null;
}

/** `$1` is the current time, `$2` the status, or null for all of them. */
const PAID = `subscriptions as own where ($2::text is null or ${statusSql('own', '$1')} = $2)`;
const GRANTED = `access_grants as own where ($2::text is null
  or case when own.ended_at is null and own.expires_at > $1::timestamptz then 'ACTIVE' else 'INACTIVE' end = $2)`;

/** The entries after a place. Each table is read from there in the order of its index. */
const PAGE_OF_TABLE =
  'and (updated_at, id) > ($3::timestamptz, $4::uuid) order by updated_at, id limit $5::int';
const nulls = (names: readonly string[]) => names.map((name) => `null as "${name}"`).join(', ');
const nullTimes = (names: readonly string[]) =>
  names.map((name) => `null::timestamptz as "${name}"`).join(', ');
const PAGE = statement<SubscriptionRow>(`
  select * from (
    (select 'PAID' as kind, ${columns('own', [...OF_BOTH, ...OF_PAID])}, ${nullTimes(OF_GRANTED)} from ${PAID} ${PAGE_OF_TABLE})
    union all
    (select 'GRANTED' as kind, ${columns('own', OF_BOTH)}, ${nulls(OF_PAID)}, ${columns('own', OF_GRANTED)} from ${GRANTED} ${PAGE_OF_TABLE})
  ) as listed order by "updatedAt", id limit $5::int`);

const COUNT = statement<{ count: number }>(`
  select ((select count(*) from ${PAID} and updated_at >= $3::timestamptz)
    + (select count(*) from ${GRANTED} and updated_at >= $3::timestamptz))::int as count`);

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Lists the subscriptions and grants of all users. */
export class SubscriptionList {
  constructor(
    private readonly statements: Statements,
    private readonly subscriptions: SubscriptionService,
    private readonly clock: Clock,
  ) {}

  /** A page, the longest unchanged first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    { first, after, status = null, updatedSince }: SubscriptionQuery,
  ): Promise<Page<Subscription>> {
    requireAdmin(actor);
    requirePageSize(first);
    const now = this.clock();
    const list = listKey('subscriptions', status, updatedSince);
    const since = updatedSince ?? new Date(0);
    const place = decodeCursor(list, after) ?? { createdAt: since, id: FIRST_ID };
    const [rows, counted] = await Promise.all([
      this.statements.all(PAGE, [now, status, place.createdAt, place.id, first + 1]),
      this.statements.first(COUNT, [now, status, since]),
    ]);
    const entries = rows.map((row) =>
      row.kind === 'PAID' ? this.subscriptions.present(row, row.userId) : presentGrant(row, now),
    );
    return pageBy(
      ({ updatedAt, id }) => encodeCursor(list, { createdAt: updatedAt, id }),
      entries,
      first,
      counted?.count ?? 0,
    );
  }
}
