import { Gauge, type Registry } from 'prom-client';
import type { GateStatus, ServiceGate } from './service-gate.ts';

const STATES: GateStatus['state'][] = ['CLOSED', 'HALF_OPEN', 'OPEN'];

/** Tells how the gate of this process before a service stands, and how many calls are under way and wait. */
export function measureGate(metrics: Registry, service: string, gate: ServiceGate): void {
  new Gauge({
    name: `lectern_${service}_gate`,
    help: `Whether calls are let through to ${service}: 1 for the state it is in`,
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { state } = gate.status();
      for (const each of STATES) this.set({ state: each.toLowerCase() }, each === state ? 1 : 0);
    },
  });
  new Gauge({
    name: `lectern_${service}_calls`,
    help: `Calls to ${service} that are under way, and that wait for a place`,
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { running, waiting } = gate.status();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
