// @slow sandbox server/src/payment
import { expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { SandboxDatabase } from './database.ts';
import type { TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

it('events are delivered even if something due fails', async () => {
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

it('an event whose delivery could not be recorded is delivered again', async () => {
  const database = new SandboxDatabase(bench.file);
  const states = database.statement('SELECT state FROM deliveries');
  const run = (sql: string) => database.statement(sql).run();
  // A full disk makes SQLite roll back the whole transaction.
  run(`CREATE TRIGGER no_room BEFORE UPDATE ON deliveries WHEN NEW.state = 'delivered'
         BEGIN SELECT RAISE(ROLLBACK, 'no room'); END`);
  await bench.stripe.customers.create({ email: 'ada@example.com' });
  await eventually(() => expect(bench.receiver.types.length).toBeGreaterThan(1));
  expect(new Set(bench.receiver.types)).toEqual(new Set(['customer.created']));

  run('DROP TRIGGER no_room');
  await eventually(() => expect(states.all()).toEqual([{ state: 'delivered' }]));
  database.close();
});

it('an event that was postponed while the clock of a process was ahead is delivered', async () => {
  const database = new SandboxDatabase(bench.file);
  const states = database.statement('SELECT state FROM deliveries');
  const run = (sql: string) => database.statement(sql).run();
  // The delivery of the process whose clock is five hours ahead.
  run(`CREATE TRIGGER ahead AFTER INSERT ON deliveries
         BEGIN UPDATE deliveries SET attempts = 1, claim = 'other', claimed_until = created_at + 18003000,
           next_attempt_at = created_at + 18000200 WHERE sequence = NEW.sequence; END`);
  await bench.stripe.customers.create({ email: 'ada@example.com' });
  await bench.receiver.untilReceived('customer.created');
  await eventually(() => expect(states.all()).toEqual([{ state: 'delivered' }]));
  database.close();
});
