import { holdings, leftOvers, type Holdings } from './oracle.ts';
import type { FuzzedSchool } from './school.ts';
import type { Fault, Target } from './target.ts';

/** A round that is repeated by its own seed is over soon. */
const CASES = 25;
/** What is made once, at the first use, is there before memory and descriptors are looked at. */
const WARM_UP = 2;

/** A case that was answered as none may be. */
export interface Finding extends Fault {
  target: string;
  /** Of its round. */
  seed: number;
}

export interface Outcome {
  cases: number;
  findings: Finding[];
  /** What was left when all was over, each in a sentence. */
  leftOvers: string[];
}

interface Options {
  /** Of the first round of each target; the next ones count on. */
  seed: number;
  /** Whether a target has another round, asked after each, with how many it had. */
  goesOn: (target: Target, rounds: number) => boolean;
}

/** Fuzzes one target after the other, each until its first finding, and looks at what is left of it all. */
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
