import { sql } from 'kysely';
import pg from 'pg';
import type { Offer } from '#shared/offer-settings.ts';
import { priceTaxes, type PriceTax } from '#shared/price-tax.ts';
import type { Config } from '#server/config.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, type RowOf } from '#server/platform/db/read.ts';
import { readWith } from '#server/platform/db/statements.ts';
import type { SchoolValues } from '#server/school/school.type.ts';

/** The price in the settings of the school; null if no admin has set it. */
const SET_PRICE = read({}, () =>
  db.selectFrom('schoolSettings as settings').select((query) => {
    const valueOf = (name: keyof SchoolValues) =>
      sql<string | null>`${query.ref('settings.values')} ->> ${name}`;
    return [
      sql<number | null>`(${valueOf('priceAmount')})::int`.as('amount'),
      valueOf('currency').as('currency'),
      valueOf('priceTax').as('tax'),
    ];
  }),
);
type SetPrice = RowOf<typeof SET_PRICE>;

/**
 * Returns the price of a school and its tax: the one that its admins have set, or that of the environment. Also returns the latter if the
 * database cannot be reached, because another check reports that.
 */
export async function offeredPrice(
  { plan }: Config,
  databaseUrl: string | undefined,
): Promise<Pick<Offer, 'price' | 'priceTax'>> {
  const set = databaseUrl === undefined ? undefined : await readPrice(databaseUrl).catch(() => undefined);
  return {
    price: {
      amount: set?.amount ?? plan.price.amount,
      currency: set?.currency ?? plan.price.currency,
    },
    priceTax: priceTaxes.find((tax): tax is PriceTax => tax === set?.tax) ?? 'NONE',
  };
}

async function readPrice(databaseUrl: string): Promise<SetPrice | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  try {
    await client.connect();
    const [row] = await readWith(client, SET_PRICE, {});
    return row;
  } finally {
    await client.end().catch(() => undefined);
  }
}
