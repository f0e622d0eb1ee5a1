import { expect, it } from 'vitest';
import { SandboxDatabase } from './database.ts';
import type { TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

it('events are delivered while something that falls due cannot be done', async () => {
  const database = new SandboxDatabase(bench.file);
  const state = { id: 'sub_gone', created: 1, upcoming_at: 1 };
  database
    .statement(`INSERT INTO objects (object, id, created, data) VALUES ('billing_state', ?, 1, ?)`)
    .run(state.id, JSON.stringify(state));
  database.close();

  await bench.stripe.customers.create({ email: 'ada@example.com' });

  await bench.receiver.untilReceived('customer.created');
  expect(bench.receiver.types).toEqual(['customer.created']);
});
