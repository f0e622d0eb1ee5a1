import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { csvRow } from '#shared/csv.ts';
import { decimalAmount } from '#shared/money.ts';
import { ledgerTexts } from '#shared/texts/ledger.ts';
import { requireAdmin, requireScope, type Actor } from '#server/platform/common/actor.ts';
import {
  decodeCursor,
  encodeCursor,
  listKey,
  pageBy,
  requirePageSize,
  type Page,
  type PageArgs,
  type Position,
} from '#server/platform/common/pagination.ts';
import type { LedgerKind } from '#shared/ledger.ts';
import { LedgerLine } from './ledger-line.entity.ts';

/** Filters of the ledger. An omitted filter does not restrict it. */
export interface LedgerFilter {
  kind?: LedgerKind | null;
  /** Moved at this time or later. */
  from?: Date | null;
  /** Moved before this time. */
  before?: Date | null;
}

const EXPORTED_AT_ONCE = 500;

/** The ledger for admins, as pages and as CSV. */
export class LedgerExport {
  constructor(private readonly em: EntityManager) {}

  /** A page, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, filter: LedgerFilter, page: PageArgs): Promise<Page<LedgerLine>> {
    requireAdmin(actor);
    return pageOfLedger(this.em.fork(), filter, page);
  }

  /**
   * All lines as CSV (RFC 4180), oldest first, below a header in the current language. The file is read in parts, so
   * that its length does not matter. Amounts are plain decimals. Throws UNAUTHENTICATED, FORBIDDEN.
   */
  csv(actor: Actor, filter: LedgerFilter): AsyncGenerator<string> {
    requireAdmin(actor);
    requireScope(actor, 'PAYMENTS_READ');
    return this.rows(filter);
  }

  private async *rows(filter: LedgerFilter): AsyncGenerator<string> {
    const { column, kind } = ledgerTexts;
    yield csvRow([
      column.day,
      column.kind,
      column.invoice,
      column.net,
      column.tax,
      column.gross,
      column.currency,
    ]);
    for await (const lines of readLedger(this.em.fork(), filter)) {
      yield lines
        .map(({ occurredAt, kind: name, invoiceNumber, gross, tax, currency }) => {
          const decimal = (amount: number) => decimalAmount({ amount, currency });
          return csvRow([
            occurredAt.toISOString().slice(0, 10),
            kind[name],
            invoiceNumber ?? '',
            decimal(gross - tax),
            decimal(tax),
            decimal(gross),
            currency.toUpperCase(),
          ]);
        })
        .join('');
    }
  }
}

/** A page of the ledger, newest first. Throws BAD_USER_INPUT for a bad page size or cursor. */
async function pageOfLedger(
  em: EntityManager,
  filter: LedgerFilter,
  { first, after }: PageArgs,
): Promise<Page<LedgerLine>> {
  requirePageSize(first);
  const list = listKey('ledger', filter.kind, filter.from, filter.before);
  const place = decodeCursor(list, after);
  const conditions = conditionsOf(filter);
  const [lines, totalCount] = await Promise.all([
    em.find(
      LedgerLine,
      { $and: [...conditions, place ? beyond(place, '$lt') : {}] },
      { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: first + 1, disableIdentityMap: true },
    ),
    em.count(LedgerLine, { $and: conditions }),
  ]);
  const cursorOf = ({ occurredAt, id }: LedgerLine) => encodeCursor(list, { createdAt: occurredAt, id });
  return pageBy(cursorOf, lines, first, totalCount);
}

/** All lines, oldest first, in parts of limited size. */
async function* readLedger(em: EntityManager, filter: LedgerFilter): AsyncGenerator<LedgerLine[]> {
  const conditions = conditionsOf(filter);
  let place: Position | null = null;
  for (;;) {
    const lines: LedgerLine[] = await em.find(
      LedgerLine,
      { $and: [...conditions, place ? beyond(place, '$gt') : {}] },
      { orderBy: { occurredAt: 'asc', id: 'asc' }, limit: EXPORTED_AT_ONCE, disableIdentityMap: true },
    );
    const last = lines.at(-1);
    if (!last) return;
    yield lines;
    place = { createdAt: last.occurredAt, id: last.id };
  }
}

const conditionsOf = ({ kind, from, before }: LedgerFilter): FilterQuery<LedgerLine>[] => [
  ...(kind == null ? [] : [{ kind }]),
  ...(from == null ? [] : [{ occurredAt: { $gte: from } }]),
  ...(before == null ? [] : [{ occurredAt: { $lt: before } }]),
];

/** The lines on one side of a place. The first bound lets PostgreSQL use the index. */
function beyond({ createdAt: at, id }: Position, side: '$lt' | '$gt'): FilterQuery<LedgerLine> {
  const bound = side === '$lt' ? { $lte: at } : { $gte: at };
  return { occurredAt: bound, $or: [{ occurredAt: { [side]: at } }, { id: { [side]: id } }] };
}
