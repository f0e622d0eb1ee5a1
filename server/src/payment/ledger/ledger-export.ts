import type { EntityManager } from '@mikro-orm/postgresql';
import { csvRow } from '#shared/csv.ts';
import { decimalAmount } from '#shared/money.ts';
import { ledgerTexts } from '#shared/texts/ledger.ts';
import { requireAdmin, requireScope, type Actor } from '#server/platform/common/actor.ts';
import type { Page, PageArgs } from '#server/platform/common/pagination.ts';
import type { LedgerLine } from './ledger-line.entity.ts';
import { pageOfLedger, readLedger, type LedgerFilter } from './ledger-records.ts';

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
