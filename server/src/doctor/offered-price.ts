import { sql } from 'kysely';
import type { Offer } from '#shared/offer-settings.ts';
import { priceTaxes, type PriceTax } from '#shared/price-tax.ts';
import type { Config } from '#server/config.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read } from '#server/platform/db/read.ts';
import type { SchoolValues } from '#server/school/school.type.ts';
import { readFirst } from './read-first.ts';

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

/**
 * Returns the price of a school and its tax: the one that its admins have set, or that of the environment. Also returns the latter if the
 * database cannot be reached, because another check reports that.
 */
export async function offeredPrice(
  { plan }: Config,
  databaseUrl: string | undefined,
): Promise<Pick<Offer, 'price' | 'priceTax'>> {
  const set = await readFirst(databaseUrl, SET_PRICE, {});
  return {
    price: {
      amount: set?.amount ?? plan.price.amount,
      currency: set?.currency ?? plan.price.currency,
    },
    priceTax: priceTaxes.find((tax): tax is PriceTax => tax === set?.tax) ?? 'NONE',
  };
}
