import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import { searchRules } from '#shared/rules.ts';
import {
  decodeCursor,
  encodeCursor,
  listKey,
  pageBy,
  pagesOfUsers,
  requirePageSize,
  type ListKey,
  type Page,
  type PageArgs,
  type PageOfUser,
  type Position,
} from '#server/platform/common/pagination.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  columnsOf,
  counted,
  int,
  read,
  rowIn,
  time,
  uuid,
  uuids,
  type EntityOrRow,
} from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { nameOrAddressHas } from '#server/user/name-or-address.ts';
import type { PaymentsArgs } from './payment.args.ts';
import { Payment } from './payment.entity.ts';

/** Newest first. Payments of the same second are ordered by ID. */
const NEWEST_FIRST = { paidAt: 'desc', id: 'desc' } as const;

/** Filters of the payment list. An omitted filter does not restrict it. */
export type PaymentFilter = Omit<PaymentsArgs, keyof PageArgs | 'from' | 'until'>;

const OF_STATE = {
  KEPT: { refundedAmount: 0, disputeStatus: null },
  REFUNDED: { refundedAmount: { $gt: 0 } },
  DISPUTED: { disputeStatus: { $ne: null } },
};

/** A page of all payments. Throws BAD_USER_INPUT for a search that is too long, a malformed ID, a bad page size or cursor. */
export async function pageOfPayments(
  { em, statements }: { em: EntityManager; statements: Statements },
  { search, state, userId, paidFrom, paidBefore, updatedSince }: PaymentFilter,
  { first, after }: PageArgs,
): Promise<Page<Payment>> {
  requirePageSize(first);
  const words = validate(searchRules, { search: search ?? '' }).search;
  const list = listKey('payments', words, state, userId, paidFrom, paidBefore, updatedSince);
  const conditions: FilterQuery<Payment>[] = [
    ...(words === '' ? [] : [{ user: nameOrAddressHas(words) }]),
    ...(state == null ? [] : [OF_STATE[state]]),
    ...(userId == null ? [] : [{ user: requireId(userId, 'userId') }]),
    ...(paidFrom == null ? [] : [{ paidAt: { $gte: paidFrom } }]),
    ...(paidBefore == null ? [] : [{ paidAt: { $lt: paidBefore } }]),
    ...(updatedSince == null ? [] : [{ updatedAt: { $gte: updatedSince } }]),
  ];
  const [payments, totalCount] = await Promise.all([
    em.find(
      Payment,
      { $and: [...conditions, wherePaidBefore(decodeCursor(list, after))] },
      {
        orderBy: NEWEST_FIRST,
        limit: first + 1,
        disableIdentityMap: true,
      },
    ),
    conditions.length === 0 ? countPayments(statements) : em.count(Payment, { $and: conditions }),
  ]);
  return pageBy((payment) => cursorOf(list, payment), payments, first, totalCount);
}

function wherePaidBefore(place: Position | null): FilterQuery<Payment> {
  if (!place) return {};
  const { createdAt: paidAt, id } = place;
  return { paidAt: { $lte: paidAt }, $or: [{ paidAt: { $lt: paidAt } }, { id: { $lt: id } }] };
}

const COLUMNS = [
  'id',
  'paidAt',
  'amount',
  'currency',
  'refundedAmount',
  'disputedAmount',
  'outsideAmount',
  'invoiceUrl',
  'stripeInvoiceId',
  'stripeDisputeId',
  'updatedAt',
  'presentmentAmount',
  'presentmentCurrency',
] as const;

/** A payment as it is shown. */
export type PaymentRow = EntityOrRow<Pick<Tables['payments'], (typeof COLUMNS)[number]>> & {
  user?: { id: string } | null;
};

const BY_ID = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('payments')
    .where('id', '=', anyOf(ids))
    .select([...COLUMNS, 'userId']),
);

/** The payments with these IDs, in any order. */
export async function readPayments(statements: Statements, ids: readonly string[]): Promise<PaymentRow[]> {
  const rows = await statements.all(BY_ID, { ids });
  return rows.map(({ userId, ...row }) => ({ ...row, user: userId === null ? null : { id: userId } }));
}

/** The newest payments of each user, or the newest before a place. */
const newestOf = (
  userIds: Expression<readonly string[]>,
  limit: Expression<number>,
  before?: { at: Expression<Date>; id: Expression<string> },
) =>
  db
    .selectFrom('users as person')
    .where('person.id', '=', anyOf(userIds))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('payments')
          .whereRef('payments.userId', '=', 'person.id')
          .where((own) =>
            before
              ? own.eb(own.refTuple('payments.paidAt', 'payments.id'), '<', own.tuple(before.at, before.id))
              : own.lit(true),
          )
          .orderBy('payments.paidAt', 'desc')
          .orderBy('payments.id', 'desc')
          .limit(limit)
          .select(columnsOf('payments', COLUMNS))
          .as('payment'),
      (join) => join.onTrue(),
    )
    .select('person.id as userId')
    .select(columnsOf('payment', COLUMNS))
    .orderBy('payment.paidAt', 'desc')
    .orderBy('payment.id', 'desc');

const NEWEST = read({ userIds: uuids, limit: int }, ({ userIds, limit }) => newestOf(userIds, limit));
const BEFORE = read({ userIds: uuids, limit: int, at: time, id: uuid }, ({ userIds, limit, ...place }) =>
  newestOf(userIds, limit, place),
);
const COUNTS = read({ userIds: uuids }, ({ userIds }) =>
  db
    .selectFrom('payments')
    .where('payments.userId', '=', anyOf(userIds))
    .groupBy('payments.userId')
    .select(['payments.userId', counted().as('count')]),
);

/**
 * Pages of the payments of several users: two statements for all pages with the same arguments. Throws BAD_USER_INPUT
 * for a bad page size or cursor.
 */
export function pagesOfPayments(
  statements: Statements,
  wanted: readonly PageOfUser[],
): Promise<Page<PaymentRow>[]> {
  return pagesOfUsers('User.payments', wanted, (userIds, first, place) =>
    pagesFor(statements, userIds, first, place),
  );
}

async function pagesFor(statements: Statements, userIds: string[], first: number, place: Position | null) {
  const limit = first + 1;
  const [rows, counts] = await Promise.all([
    place
      ? statements.all(BEFORE, { userIds, limit, at: place.createdAt, id: place.id })
      : statements.all(NEWEST, { userIds, limit }),
    statements.all(COUNTS, { userIds }),
  ]);
  const payments = rows.map(({ userId, ...row }) => ({ ...row, user: { id: userId } }));
  const byUser = Map.groupBy(payments, ({ user }) => user.id);
  const totals = new Map(counts.map(({ userId, count }) => [userId, count]));
  return (userId: string, list: ListKey) =>
    pageBy((payment) => cursorOf(list, payment), byUser.get(userId) ?? [], first, totals.get(userId) ?? 0);
}

/** The sums that triggers maintain, because counting rows would slow down as they grow. */
const TOTAL = read({}, () =>
  db
    .selectFrom('salesRollups as rollup')
    .select(sql<number>`coalesce(sum(${rowIn('salesRollups', 'rollup').count}), 0)::int`.as('count')),
);

async function countPayments(statements: Statements): Promise<number> {
  return (await statements.first(TOTAL, {}))?.count ?? 0;
}

function cursorOf(list: ListKey, { paidAt, id }: Pick<PaymentRow, 'id' | 'paidAt'>): string {
  return encodeCursor(list, { createdAt: paidAt, id });
}
