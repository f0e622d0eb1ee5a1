import fc from 'fast-check';
import type { FuzzedSchool } from './school.ts';

/** What is fuzzed: what it needs, what its cases are, and how one is sent. */
interface Definition<Fixture, Case> {
  name: string;
  /** Makes what the cases of a round act on. */
  prepare: (school: FuzzedSchool) => Promise<Fixture>;
  arbitrary: (fixture: Fixture) => fc.Arbitrary<Case>;
  /** Asks the oracle to send what a case is, which throws what must not happen. */
  send: (fixture: Fixture, sample: Case) => Promise<unknown>;
}

export interface Target {
  name: string;
  /** Tries so many cases, and looks for the smallest that fails as the first one does. */
  round(school: FuzzedSchool, options: { seed: number; cases: number }): Promise<Round>;
}

interface Round {
  cases: number;
  fault: Fault | null;
}

export interface Fault {
  /** The smallest case that leads to it. */
  smallest: unknown;
  error: unknown;
}

/** A round ends after so long, also one that makes a finding smaller whose cases take seconds. */
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
