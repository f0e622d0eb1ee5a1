import { holdings, leftOvers, type Holdings } from './oracle.ts';
import type { FuzzedSchool } from './school.ts';
import type { Fault, Target } from './target.ts';

/** Small enough that repeating a round by its seed is quick. */
const CASES = 25;
/** Rounds before memory and descriptors are measured, for everything that is created once. */
const WARM_UP = 2;

/** A case with an invalid response. */
export interface Finding extends Fault {
  target: string;
  /** The seed of its round. */
  seed: number;
}

export interface Outcome {
  cases: number;
  findings: Finding[];
  /** The leftovers at the end, one sentence each. */
  leftOvers: string[];
}

interface Options {
  /** The seed of the first round of each target; later rounds count up. */
  seed: number;
  /** Whether a target has another round, called after each with the number of its rounds. */
  goesOn: (target: Target, rounds: number) => boolean;
}

/** Fuzzes the targets one after another, each until its first finding, and then checks for leftovers. */
export async function fuzz(
  school: FuzzedSchool,
  targets: readonly Target[],
  { seed, goesOn }: Options,
): Promise<Outcome> {
  const outcome: Outcome = { cases: 0, findings: [], leftOvers: [] };
  for (const target of targets) await target.round(school, { seed, cases: WARM_UP });
  const before: Holdings = await holdings(school);
  for (const target of targets) {
    let rounds = 0;
    let isClean: boolean;
    do {
      const own = seed + rounds;
      const { cases, fault } = await target.round(school, { seed: own, cases: CASES });
      outcome.cases += cases;
      rounds += 1;
      isClean = fault === null;
      if (fault) outcome.findings.push({ ...fault, target: target.name, seed: own });
    } while (isClean && goesOn(target, rounds));
  }
  outcome.leftOvers = leftOvers(before, await holdings(school));
  return outcome;
}
