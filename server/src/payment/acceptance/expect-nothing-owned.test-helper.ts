import { dataOf, type Person } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';

/** The possessions of a person. None of it may come from objects of other people. */
export async function ownedBy(app: TestApp, { client, id }: Person) {
  const query = '{ me { subscription { id } payments { totalCount } access { mayWatch } } }';
  const { me } = dataOf(
    await client.graphql<{
      me: {
        subscription: object | null;
        payments: { totalCount: number };
        access: { mayWatch: boolean };
      };
    }>(query),
  );
  const rows = await app.sql('select id from subscriptions where user_id = $1', [id]);
  return {
    subscription: me.subscription,
    rows: rows.length,
    payments: me.payments.totalCount,
    mayWatch: me.access.mayWatch,
  };
}

/** The result of `ownedBy` for a person who has paid nothing. */
export const NOTHING_OWNED = { subscription: null, rows: 0, payments: 0, mayWatch: false };
