import { describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { asRequest } from '#server/platform/db/orm.ts';
import { eventually } from '#testing/eventually.ts';
import { GateRefusal, ServiceGate } from './service-gate.ts';

const ANSWERED = { isFailure: false };

/** Creates a gate for a service that is down until `isAway` is cleared. */
function gateBefore() {
  const service = { isAway: true, probes: 0, onProbe: async (): Promise<void> => undefined };
  const probe = async (): Promise<void> => {
    service.probes += 1;
    await service.onProbe();
    if (service.isAway) throw new Error('Away');
  };
  return { service, gate: new ServiceGate({ service: 'Nowhere', probe, logger: createLogger('silent') }) };
}

const answer = () => Promise.resolve(ANSWERED);
const fail = () => Promise.resolve({ isFailure: true });

/** Creates calls that stay pending until `end` is called. */
function pending() {
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const call = async () => {
    begun += 1;
    await end.promise;
    return ANSWERED;
  };
  return { call, end: end.resolve, begun: () => begun };
}

describe('a service gate', () => {
  it('refuses calls while the service is down and closes by itself when the service is back', async () => {
    const { gate, service } = gateBefore();
    let recoveries = 0;
    gate.onRecovery(() => (recoveries += 1));
    for (let count = 0; count < 10; count += 1) await gate.pass(fail);
    expect(gate.status()).toMatchObject({ state: 'OPEN', since: expect.any(Date) as Date });
    await expect(gate.pass(answer)).rejects.toThrow(GateRefusal);
    await eventually(() => expect(service.probes).toBeGreaterThan(0));
    expect(recoveries).toBe(0);
    service.isAway = false;
    await eventually(() => expect(gate.status()).toMatchObject({ state: 'CLOSED', since: null }));
    expect(recoveries).toBe(1);
    expect(await gate.pass(answer)).toBe(ANSWERED);
    gate.close();
  });

  it('closes when the service is back although earlier calls still fail', async () => {
    const { gate, service } = gateBefore();
    const late = Promise.withResolvers<typeof ANSWERED>();
    const calls = Array.from({ length: 10 }, () => gate.pass(() => late.promise));
    for (let count = 0; count < 10; count += 1) await asRequest(() => gate.pass(fail));
    service.isAway = false;
    service.onProbe = async () => {
      late.resolve({ isFailure: true });
      await Promise.all(calls);
    };
    await eventually(() => expect(gate.status().state).toBe('CLOSED'));
    gate.close();
  });

  it('stays closed while some calls are answered', async () => {
    const { gate } = gateBefore();
    for (let count = 0; count < 30; count += 1) await gate.pass(count % 5 === 0 ? answer : fail);
    expect(gate.status().state).toBe('CLOSED');
  });

  it('limits running and queued calls, and jobs do not delay requests', async () => {
    const { gate } = gateBefore();
    const jobs = pending();
    const all = Array.from({ length: 12 + 200 }, () => gate.pass(jobs.call));
    await expect(gate.pass(jobs.call)).rejects.toThrow(GateRefusal);
    expect(jobs.begun()).toBe(12);
    expect(gate.status()).toMatchObject({ running: 12, waiting: 200 });
    expect(await asRequest(() => gate.pass(answer))).toBe(ANSWERED);
    jobs.end();
    await Promise.all(all);
    expect(gate.status()).toMatchObject({ running: 0, waiting: 0 });
  });
});
