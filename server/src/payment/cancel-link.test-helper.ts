import type { TestApp } from '#testing/start-app.ts';

/** The token of a link that cancels a person's subscription before its renewal, as a renewal notice has it. */
export async function cancelTokenOf(app: TestApp, userId: string): Promise<string> {
  const [row] = await app.sql<{ id: string; end: Date }>(
    'select id, current_period_end as "end" from subscriptions where user_id = $1',
    [userId],
  );
  if (!row) throw new Error('The person has no subscription');
  const link = app.container.services.cancelLinks.linkFor(row.id, new Date(row.end));
  return new URL(link).hash.slice('#token='.length);
}
