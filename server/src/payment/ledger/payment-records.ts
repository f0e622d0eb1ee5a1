import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { searchRules } from '#shared/rules.ts';
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
import { validate } from '#server/platform/common/validate.ts';
import { placesFor } from '#server/platform/db/places.ts';
import { nameOrAddressHas } from '#server/user/name-or-address.ts';
import { Payment } from './payment.entity.ts';

/** Newest first. Payments of the same second are ordered by ID. */
const NEWEST_FIRST = { paidAt: 'desc', id: 'desc' } as const;

/** Filters of the payment list. An omitted filter does not restrict it. */
export interface PaymentFilter {
  /** Part of the payer's name or email address. */
  search?: string | null;
  state?: 'KEPT' | 'REFUNDED' | 'DISPUTED' | null;
  /** Paid at this time or later. */
  from?: Date | null;
  /** Paid before this time. */
  until?: Date | null;
}

const OF_STATE = {
  KEPT: { refundedAmount: 0, disputeStatus: null },
  REFUNDED: { refundedAmount: { $gt: 0 } },
  DISPUTED: { disputeStatus: { $ne: null } },
};

/** A page of all payments. Throws BAD_USER_INPUT for a search that is too long, a bad page size or cursor. */
export async function pageOfPayments(
  em: EntityManager,
  { search, state, from, until }: PaymentFilter,
  { first, after }: PageArgs,
): Promise<Page<Payment>> {
  requirePageSize(first);
  const words = validate(searchRules, { search: search ?? '' }).search;
  const conditions: FilterQuery<Payment>[] = [
    ...(words === '' ? [] : [{ user: nameOrAddressHas(words) }]),
    ...(state == null ? [] : [OF_STATE[state]]),
    ...(from == null ? [] : [{ paidAt: { $gte: from } }]),
    ...(until == null ? [] : [{ paidAt: { $lt: until } }]),
  ];
  const [payments, totalCount] = await Promise.all([
    em.find(
      Payment,
      { $and: [...conditions, wherePaidBefore(after)] },
      {
        orderBy: NEWEST_FIRST,
        limit: first + 1,
        disableIdentityMap: true,
      },
    ),
    conditions.length === 0 ? countPayments(em) : em.count(Payment, { $and: conditions }),
  ]);
  return pageBy(cursorOf, payments, first, totalCount);
}

function wherePaidBefore(after: string | null | undefined): FilterQuery<Payment> {
  if (after == null) return {};
  const { createdAt: paidAt, id } = decodeCursor(after);
  return { paidAt: { $lte: paidAt }, $or: [{ paidAt: { $lt: paidAt } }, { id: { $lt: id } }] };
}

/**
 * Pages of the payments of several users: two statements for all pages with the same arguments. Throws BAD_USER_INPUT
 * for a bad page size or cursor.
 */
export function pagesOfPayments(em: EntityManager, wanted: readonly PageOfUser[]): Promise<Page<Payment>[]> {
  return pagesOfUsers(wanted, (userIds, page) => pagesFor(em, userIds, page));
}

async function pagesFor(em: EntityManager, userIds: string[], { first, after }: PageArgs) {
  requirePageSize(first);
  const position = after == null ? null : decodeCursor(after);
  const isAfter = position ? 'and (paid_at, id) < (?, ?)' : '';
  const places = placesFor(userIds);
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

/** Reads the sums that triggers maintain, because counting rows would slow down as they grow. */
async function countPayments(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ payments: number }[]>(
    'select coalesce(sum(count), 0)::int as payments from sales_rollups',
  );
  return row?.payments ?? 0;
}

function cursorOf({ paidAt, id }: Payment): string {
  return encodeCursor({ createdAt: paidAt, id });
}
