import pg from 'pg';
import type { Money } from '#shared/money.ts';
import type { Config } from '#server/config.ts';

/** The price in the settings of the school; null if no admin has set it. */
interface SetPrice {
  amount: number | null;
  currency: string | null;
}

/**
 * Returns the price of a school: the one that its admins have set, or that of the environment. Also returns the latter if the
 * database cannot be reached, because another check reports that.
 */
export async function offeredPrice({ plan }: Config, databaseUrl: string | undefined): Promise<Money> {
  const set = databaseUrl === undefined ? undefined : await readPrice(databaseUrl).catch(() => undefined);
  return {
    amount: set?.amount ?? plan.price.amount,
    currency: set?.currency ?? plan.price.currency,
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
    const { rows } = await client.query<SetPrice>(
      `select ("values" ->> 'priceAmount')::int as amount, "values" ->> 'currency' as currency from school_settings`,
    );
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}
