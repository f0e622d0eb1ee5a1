import fc from 'fast-check';
import type { FuzzedSchool } from './school.ts';

/** A fuzz target: its fixture, its cases, and how to send one. */
interface Definition<Fixture, Case> {
  name: string;
  /** Creates the objects that the cases of a round use. */
  prepare: (school: FuzzedSchool) => Promise<Fixture>;
  arbitrary: (fixture: Fixture) => fc.Arbitrary<Case>;
  /** Sends a case through the oracle, which throws for invalid responses. */
  send: (fixture: Fixture, sample: Case) => Promise<unknown>;
}

export interface Target {
  name: string;
  /** Tries this many cases, and shrinks the first failing one. */
  round(school: FuzzedSchool, options: { seed: number; cases: number }): Promise<Round>;
}

interface Round {
  cases: number;
  fault: Fault | null;
}

export interface Fault {
  /** The smallest case that causes it. */
  smallest: unknown;
  error: unknown;
}

/** Time limit of a round, which also ends the shrinking of cases that take seconds. */
const ROUND_MS = 60_000;

export function defineTarget<Fixture, Case>(definition: Definition<Fixture, Case>): Target {
  const { name, prepare, arbitrary, send } = definition;
  return {
    name,
    async round(school, { seed, cases }) {
      const fixture = await prepare(school);
      const property = fc.asyncProperty(
        arbitrary(fixture),
        async (sample) => void (await send(fixture, sample)),
      );
      const { counterexample, errorInstance, numRuns } = await fc.check(property, {
        seed,
        numRuns: cases,
        interruptAfterTimeLimit: ROUND_MS,
      });
      const fault = counterexample && { smallest: counterexample[0], error: errorInstance };
      return { cases: numRuns, fault };
    },
  };
}
