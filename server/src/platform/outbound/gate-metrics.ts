import { Gauge, type Registry } from 'prom-client';
import type { GateStatus, ServiceGate } from './service-gate.ts';

const STATES: GateStatus['state'][] = ['CLOSED', 'HALF_OPEN', 'OPEN'];

/** Registers gauges for the state of this process's gate and for its running and queued calls. */
export function measureGate(metrics: Registry, service: string, gate: ServiceGate): void {
  new Gauge({
    name: `lectern_${service}_gate`,
    help: `State of the gate for calls to ${service}: 1 for the current state`,
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { state } = gate.status();
      for (const each of STATES) this.set({ state: each.toLowerCase() }, each === state ? 1 : 0);
    },
  });
  new Gauge({
    name: `lectern_${service}_calls`,
    help: `Running and queued calls to ${service}`,
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { running, waiting } = gate.status();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
