import type { EntityManager } from '@mikro-orm/postgresql';
import {
  decodeCursor,
  encodeCursor,
  pageBy,
  pagesOfUsers,
  requirePageSize,
  type Page,
  type PageArgs,
  type PageOfUser,
} from '#server/platform/common/pagination.ts';
import { Payment } from './payment.entity.ts';

/** Newest first; payments of one second by id. */
const NEWEST_FIRST = { paidAt: 'desc', id: 'desc' } as const;

/** A page of everybody's payments. Throws BAD_USER_INPUT for a bad page size or cursor. */
export async function pageOfPayments(em: EntityManager, { first, after }: PageArgs): Promise<Page<Payment>> {
  requirePageSize(first);
  const position = after == null ? null : decodeCursor(after);
  const where = position
    ? {
        paidAt: { $lte: position.createdAt },
        $or: [{ paidAt: { $lt: position.createdAt } }, { id: { $lt: position.id } }],
      }
    : {};
  const [payments, totalCount] = await Promise.all([
    em.find(Payment, where, { orderBy: NEWEST_FIRST, limit: first + 1, disableIdentityMap: true }),
    countPayments(em),
  ]);
  return pageBy(cursorOf, payments, first, totalCount);
}

/**
 * Pages of the payments of many people: two statements for all pages that are asked for alike. Throws BAD_USER_INPUT
 * for a bad page size or cursor.
 */
export function pagesOfPayments(em: EntityManager, wanted: readonly PageOfUser[]): Promise<Page<Payment>[]> {
  return pagesOfUsers(wanted, (userIds, page) => pagesFor(em, userIds, page));
}

async function pagesFor(em: EntityManager, userIds: string[], { first, after }: PageArgs) {
  requirePageSize(first);
  const position = after == null ? null : decodeCursor(after);
  const isAfter = position ? 'and (paid_at, id) < (?, ?)' : '';
  const places = userIds.map(() => '?').join(', ');
  const [rows, counts] = await Promise.all([
    em.execute<object[]>(
      `select payments.* from (select id as person from users where id in (${places})) as people,
         lateral (select * from payments where user_id = person ${isAfter}
           order by paid_at desc, id desc limit ?) as payments
         order by paid_at desc, id desc`,
      [...userIds, ...(position ? [position.createdAt, position.id] : []), first + 1],
    ),
    em.execute<{ user_id: string; count: number }[]>(
      `select user_id, count(*)::int as count from payments where user_id in (${places}) group by user_id`,
      userIds,
    ),
  ]);
  const reader = em.fork();
  const byUser = Map.groupBy(
    rows.map((row) => reader.map(Payment, row)),
    (payment) => payment.user?.id,
  );
  const totals = new Map(counts.map(({ user_id: userId, count }) => [userId, count]));
  return (userId: string) => pageBy(cursorOf, byUser.get(userId) ?? [], first, totals.get(userId) ?? 0);
}

/** From the sums that triggers keep: counting rows would grow with them. */
async function countPayments(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ payments: number }[]>(
    'select coalesce(sum(count), 0)::int as payments from sales_rollups',
  );
  return row?.payments ?? 0;
}

/** The newest payments. */
export function newestPayments(em: EntityManager, count: number): Promise<Payment[]> {
  return em.find(Payment, {}, { orderBy: NEWEST_FIRST, limit: count, disableIdentityMap: true });
}

function cursorOf({ paidAt, id }: Payment): string {
  return encodeCursor({ createdAt: paidAt, id });
}
