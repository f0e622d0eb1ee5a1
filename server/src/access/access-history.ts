import { z } from 'zod';
import type { Clock } from '#server/platform/common/clock.ts';
import {
  cursorTime,
  pageBy,
  pagesOf,
  readCursor,
  writeCursor,
  type ListKey,
  type Page,
  type PageOfUser,
} from '#server/platform/common/pagination.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import type { AccessHistoryEntry, AccessHistoryKind } from './access-history.type.ts';
import { accessTexts } from './access-texts.ts';
import { HISTORY_TABLES } from './history.sql.ts';

const placeRules = z.tuple([cursorTime, z.int().min(0).max(100), z.string().max(200)]);
type Place = z.infer<typeof placeRules>;

interface Row {
  person: string;
  total: number;
  /** Null when the page is empty. */
  id: string | null;
  kind: AccessHistoryKind;
  text: keyof typeof accessTexts.history;
  at: Date;
  step: number;
  amount: number | null;
  currency: string | null;
  until: Date | null;
}

const PAGES = statement<Row>(`
  with ${HISTORY_TABLES},
    counted as (select person, count(*)::int as total from entries group by person)
  select counted.person, counted.total, page.id, page.kind, page.text, page.at, page.step, page.amount, page.currency,
      page.until
    from counted left join lateral (
      select * from entries where entries.person = counted.person
        and ($3::timestamptz is null
          or (second, step, at, id) < (date_trunc('second', $3::timestamptz), $4::int, $3::timestamptz, $5::text))
        order by second desc, step desc, at desc, id desc limit $6::int) as page on true
    order by page.second desc, page.step desc, page.at desc, page.id desc`);

/** The access history of users. It is a query over our tables and Stripe's events, not a separate log. */
export class AccessHistory {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Batch for resolvers: returns pages of users' histories, newest first. Requests for the same page share one statement. Throws
   * BAD_USER_INPUT for a bad page size or cursor.
   */
  readonly ofUsers = (wanted: readonly PageOfUser[]): Promise<Page<AccessHistoryEntry>[]> =>
    pagesOf(
      {
        name: 'User.accessHistory',
        idOf: ({ userId }) => userId,
        decode: (list, cursor) => readCursor(list, cursor, () => placeRules),
        read: async (userIds, first, place) => {
          const rows = Map.groupBy(await this.read(userIds, first, place), ({ person }) => person);
          return (userId, list) => toPage(list, rows.get(userId) ?? [], first);
        },
      },
      wanted,
    );

  private async read(userIds: string[], first: number, place: Place | null): Promise<Row[]> {
    const [time, step, id] = place ?? [null, null, null];
    return this.statements.all(PAGES, [userIds, this.clock(), time, step, id, first + 1]);
  }
}

function toPage(list: ListKey, rows: Row[], first: number): Page<AccessHistoryEntry> {
  const entries = rows.flatMap((row) => (row.id === null ? [] : [present(row, row.id)]));
  return pageBy((entry) => cursorOf(list, entry), entries, first, rows[0]?.total ?? 0);
}

/** An entry with its order within the same second. */
type PlacedEntry = AccessHistoryEntry & Pick<Row, 'step'>;

function present({ kind, text, at, step, amount, currency, until }: Row, id: string): PlacedEntry {
  return {
    id,
    kind,
    at,
    text: accessTexts.history[text],
    amount: amount === null || currency === null ? null : { amount, currency },
    until,
    step,
  };
}

function cursorOf(list: ListKey, { at, step, id }: PlacedEntry): string {
  return writeCursor(list, [at.toISOString(), step, id]);
}
