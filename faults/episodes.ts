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

/** The school serves by then after everything was mended ... */
const RECOVERY_MS = 30_000;
/** ... and sooner when only the database had been away, and all processes had gone on. */
const DATABASE_RECOVERY_MS = 10_000;
/** Everything that was acknowledged is done by then. */
const SETTLED_MS = 60_000;
const SIGN_UPS = 2;
const WATCHED = 5;

/** What came of an episode. */
export interface Outcome {
  faults: string[];
  /** What was acknowledged meanwhile, and what was not. */
  done: number;
  undone: number;
  /** From the mending to the moment at which every process says that it serves. */
  recoveryMs: number;
  /** What must not happen; empty when all is well. */
  findings: string[];
}

/** A school at which things break, one episode after the other, while people use it. */
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

  /** Lets something break for a while, or two things, and looks whether all that was acknowledged is there. */
  async run(random: () => number): Promise<Outcome> {
    const names = drawn(Object.keys(faults), random() < 0.3 ? 2 : 1, random).toSorted(
      (one, other) => Number(faultsBySql.includes(other)) - Number(faultsBySql.includes(one)),
    );
    const outcome: Outcome = { faults: names, done: 0, undone: 0, recoveryMs: 0, findings: [] };
    const traffic = this.startTraffic(outcome);
    await delay(300 + 700 * random());
    const repairs: (() => Promise<void>)[] = [];
    for (const name of names) {
      const repair = await faults[name]?.(this.school, random);
      if (repair) repairs.push(repair);
    }
    await delay(500 + 3_500 * random());
    // At once: a process starts as soon as what it stands on is there.
    await Promise.all(repairs.map((mend) => mend()));
    const repaired = performance.now();
    const fallen = await this.school.replaceFallen();
    if (fallen > 0) outcome.findings.push(`${fallen} processes ended by themselves`);
    await this.untilReady(outcome, repaired, names.every(isOfDatabase) ? DATABASE_RECOVERY_MS : RECOVERY_MS);
    await traffic.stop();
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
        // Who was cut off tries again in a moment.
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

  /** Everybody gets through again. */
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

  /** What was acknowledged and is still not there, whole and once, after a while: mails are sent and videos summed up later. */
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

/** Does one thing. Returns whether it was acknowledged; what must not happen is noted. */
async function act(activity: Activity, { findings }: Outcome): Promise<boolean> {
  try {
    return await activity.act();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    findings.push(`${activity.name}: ${error.message}`);
    return false;
  }
}

/** An admin with a course, in which there are lectures to be watched. */
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

/** So many different ones. */
function drawn(names: readonly string[], count: number, random: () => number): string[] {
  const left = [...names];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
