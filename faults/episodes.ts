import { setTimeout as delay } from 'node:timers/promises';
import { tryAddLecture, tryCreateCourse, tryRegister } from '#testing/factories.ts';
import {
  ContactMessages,
  Lectures,
  Logins,
  Reading,
  SignUps,
  Uploads,
  Watching,
  type Activity,
  type Teacher,
} from './activities.ts';
import { Broken, dataOf } from './call.ts';
import { faults, faultsBySql } from './faults.ts';
import { Payments } from './payments.ts';
import { FaultySchool } from './school.ts';

/** The school must serve within this time after everything is repaired ... */
const RECOVERY_MS = 30_000;
/** ... and within this time if only the database was away, and all processes kept running. */
const DATABASE_RECOVERY_MS = 10_000;
/** All acknowledged work must be done within this time. */
const SETTLED_MS = 60_000;
const SIGN_UPS = 2;
const WATCHED = 5;

/** The result of an episode. */
export interface Outcome {
  faults: string[];
  /** The number of acknowledged and unacknowledged actions. */
  done: number;
  undone: number;
  /** The time from the repair until every process reports that it is ready. */
  recoveryMs: number;
  /** Violations; empty if all is well. */
  findings: string[];
}

/** A school with one failure episode after another, while people use it. */
export class Episodes {
  private constructor(
    private readonly school: FaultySchool,
    private readonly activities: readonly Activity[],
  ) {}

  static async open(school: FaultySchool): Promise<Episodes> {
    const { teacher, email } = await teach(school);
    const times = <Item>(count: number, make: (index: number) => Item) =>
      Array.from({ length: count }, (_, index) => make(index));
    return new Episodes(school, [
      ...times(SIGN_UPS, () => new SignUps(school)),
      new ContactMessages(school),
      ...teacher.lectures.map((id) => new Watching(school, teacher, id)),
      new Uploads(school, teacher),
      new Lectures(school, teacher),
      new Payments(school),
      new Logins(school, email),
      new Reading(school),
    ]);
  }

  /** Breaks one or two of these things for a while, and checks that everything acknowledged is there. */
  async run(random: () => number, from = Object.keys(faults)): Promise<Outcome> {
    const names = drawn(from, random() < 0.3 ? 2 : 1, random).toSorted(
      (one, other) => Number(faultsBySql.includes(other)) - Number(faultsBySql.includes(one)),
    );
    return this.endure(
      names,
      async () => {
        await delay(300 + 700 * random());
        const repairs: (() => Promise<void>)[] = [];
        for (const name of names) {
          const repair = await faults[name]?.(this.school, random);
          if (repair) repairs.push(repair);
        }
        await delay(500 + 3_500 * random());
        // All at once: a process starts as soon as its dependencies are there.
        await Promise.all(repairs.map((mend) => mend()));
      },
      names.every(isOfDatabase) ? DATABASE_RECOVERY_MS : RECOVERY_MS,
    );
  }

  /** Breaks and repairs something while people use the school, and checks that everything acknowledged is there. */
  async endure(
    names: string[],
    breakAndRepair: () => Promise<void>,
    recoveryLimitMs = RECOVERY_MS,
  ): Promise<Outcome> {
    const outcome: Outcome = { faults: names, done: 0, undone: 0, recoveryMs: 0, findings: [] };
    const traffic = this.startTraffic(outcome);
    try {
      await breakAndRepair();
      const repaired = performance.now();
      const fallen = await this.school.replaceFallen();
      if (fallen > 0) outcome.findings.push(`${fallen} processes ended by themselves`);
      await this.untilReady(outcome, repaired, recoveryLimitMs);
    } finally {
      await traffic.stop();
    }
    await this.tryEverything(outcome);
    outcome.findings.push(...(await this.lost(SETTLED_MS)).map((what) => `Lost: ${what}`));
    return outcome;
  }

  private startTraffic(outcome: Outcome): { stop: () => Promise<void> } {
    let isOver = false;
    const goOn = async (activity: Activity) => {
      while (!isOver) {
        const isDone = await act(activity, outcome);
        outcome[isDone ? 'done' : 'undone'] += 1;
        // After a lost connection, retry a moment later.
        if (!isDone) await delay(50);
      }
    };
    const all = Promise.all(this.activities.map(goOn));
    return {
      stop: async () => {
        isOver = true;
        await all;
      },
    };
  }

  private async untilReady(outcome: Outcome, since: number, limitMs: number): Promise<void> {
    for (let isReady = false; !isReady;) {
      isReady = await this.school.isReady();
      outcome.recoveryMs = Math.round(performance.now() - since);
      if (outcome.recoveryMs > limitMs) {
        outcome.findings.push(`Not ready ${limitMs / 1000} s after everything was mended`);
        return;
      }
      if (!isReady) await delay(50);
    }
  }

  /** Checks that every activity succeeds again. */
  private async tryEverything(outcome: Outcome): Promise<void> {
    const end = performance.now() + RECOVERY_MS;
    await Promise.all(
      this.activities.map(async (activity) => {
        while (!(await act(activity, outcome))) {
          if (performance.now() > end) return void outcome.findings.push(`No ${activity.name} any more`);
          await delay(50);
        }
      }),
    );
  }

  /**
   * Acknowledged actions that are still missing, incomplete or duplicated after a while. Mails are sent and checksums of
   * videos computed later.
   */
  async lost(patienceMs: number): Promise<string[]> {
    const end = performance.now() + patienceMs;
    const lost: string[] = [];
    for (const activity of this.activities) {
      let missing = await activity.missing();
      while (missing.length > 0 && performance.now() < end) {
        await delay(200);
        missing = await activity.missing();
      }
      lost.push(...missing);
    }
    return lost;
  }
}

/** Does one action. Returns whether it was acknowledged, and records violations. */
async function act(activity: Activity, { findings }: Outcome): Promise<boolean> {
  try {
    return await activity.act();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    findings.push(`${activity.name}: ${error.message}`);
    return false;
  }
}

/** An admin with a course that has lectures to watch. */
export async function teach(school: FaultySchool): Promise<{ teacher: Teacher; email: string }> {
  const client = school.visitor();
  const { register: admin } = there(await dataOf(tryRegister(client)));
  await school.sql(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
  const { createCourse: course } = there(await dataOf(tryCreateCourse(client)));
  const lectures: string[] = [];
  for (let index = 0; index < WATCHED; index++) {
    lectures.push(there(await dataOf(tryAddLecture(client, course.id))).addLecture.id);
  }
  return { teacher: { client, course, lectures }, email: admin.email };
}

function there<Data>(data: Data | null): Data {
  if (data === null) throw new Error('The school did not answer before anything was broken');
  return data;
}

const isOfDatabase = (fault: string): boolean => fault.includes('database');

/** Draws `count` different names. */
function drawn(names: readonly string[], count: number, random: () => number): string[] {
  const left = [...names];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
