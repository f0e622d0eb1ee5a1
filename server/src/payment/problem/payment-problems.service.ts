import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import {
  cursorTime,
  listKey,
  pageBy,
  readCursor,
  requirePageSize,
  writeCursor,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { OPEN_PROBLEMS } from './open-problems.sql.ts';
import { PaymentProblem, type PaymentProblemKind } from './payment-problem.type.ts';
import { problemText } from './problem-texts.ts';

const LIST = listKey('paymentProblems');
const placeRules = z.tuple([cursorTime, z.string().max(200)]);

interface Row {
  id: string;
  kind: PaymentProblemKind;
  since: Date;
  userId: string | null;
  paymentId: string | null;
  detail: string | null;
  total: number;
}

const PAGE = statement<Row>(`
  with problems as (${OPEN_PROBLEMS}), counted as (select count(*)::int as total from problems)
  select page.id, page.kind, page.since, page.user_id as "userId", page.payment_id as "paymentId", page.detail,
      counted.total
    from counted left join lateral
    (select * from problems where $2::timestamptz is null or (since, id) < ($2::timestamptz, $3::text)
       order by since desc, id desc limit $4::int) as page on true
    order by page.since desc, page.id desc`);

const COUNT = statement<{ total: number }>(
  `select count(*)::int as total from (${OPEN_PROBLEMS}) as problems`,
);

/** Payment problems that need an admin's attention. None is stored: a problem exists as long as its cause. */
export class PaymentProblems {
  constructor(
    private readonly em: EntityManager,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** A page of the problems, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, { first, after }: PageArgs): Promise<Page<PaymentProblem>> {
    requireAdmin(actor);
    requirePageSize(first);
    const place = readCursor(LIST, after, () => placeRules);
    const rows = await this.statements.all(PAGE, [
      this.clock(),
      place?.[0] ?? null,
      place?.[1] ?? null,
      first + 1,
    ]);
    // If this page has no problems, the count comes with one empty row.
    const problems = rows
      .filter(({ id }) => id !== null)
      .map(({ detail, total: _, ...row }) => ({ ...row, text: problemText(row.kind, detail) }));
    return pageBy(cursorOf, problems, first, rows[0]?.total ?? 0);
  }

  /** The current number of problems. Throws UNAUTHENTICATED, FORBIDDEN. */
  async count(actor: Actor): Promise<number> {
    requireAdmin(actor);
    return (await this.statements.first(COUNT, [this.clock()]))?.total ?? 0;
  }

  /** Batch for resolvers: the payments with these IDs, null for deleted ones. */
  readonly payments = async (ids: readonly string[]): Promise<(Payment | null)[]> => {
    const payments = await this.em.find(Payment, { id: { $in: [...ids] } }, { disableIdentityMap: true });
    return inOrder(ids, payments, ({ id }) => id);
  };
}

function cursorOf({ since, id }: PaymentProblem): string {
  return writeCursor(LIST, [since.toISOString(), id]);
}
