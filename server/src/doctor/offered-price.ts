import pg from 'pg';
import type { Money } from '#shared/money.ts';
import type { Config } from '#server/config.ts';

/** What of the settings of a school tells its price; null where no admin has set it. */
interface SetPrice {
  amount: number | null;
  currency: string | null;
}

/**
 * The price of a school: what its admins have set, else that of its environment. The latter, too, where the database cannot be asked,
 * which is a finding of its own.
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
