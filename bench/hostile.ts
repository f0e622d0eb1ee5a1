import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/platform/common/free-port.ts';
import { HTTP_LIMITS } from '#server/platform/http/http-limits.ts';
import { HttpClient } from '#testing/http-client.ts';
import { startSchool, untilPrepared, type School } from '#testing/school.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { clientDocument } from './client-documents.ts';
import { requestsOfMembers } from './hostile-members.ts';
import { requestsOfVisitors } from './hostile-requests.ts';
import type { HostileRequest } from './hostile-sending.ts';
import { printTable } from './measure.ts';
import { signUpFor } from './sign-ups.ts';

const VISITORS = 50;
const REQUESTS = 10_000;
const MINUTES = 5;
/** Delay between the first requests of all visitors, and between two requests of one visitor, in ms. */
const PACE_MS = (MINUTES * 60_000 * VISITORS) / REQUESTS;
/** Interval of catalogue requests, in ms. */
const LOOK_EVERY_MS = 50;
/** Long enough for automatic cleanup and for disconnecting clients that do not read. */
const REST_MS = 2 * HTTP_LIMITS.stalledMs + 15_000;
const QUIET_MS = 20_000;

/**
 * Fifty hostile visitors send 10,000 requests of all kinds in five minutes, while a learner reads the catalogue and new
 * users sign up with a photo. Takes some eight minutes, and Linux, which reports what a process holds. Returns whether
 * all responses were as expected, the catalogue and the sign-ups were within budget, and memory and file descriptors
 * are as before.
 */
export async function hostile(): Promise<boolean> {
  await ensureBuilt();
  const inspector = await freePort();
  const school = await startSchool(await freePort(), {
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  });
  try {
    return await attack(school, inspector);
  } finally {
    await school.stop();
  }
}

async function attack(school: School, inspector: number): Promise<boolean> {
  const document = await clientDocument('Courses');
  const learner = new HttpClient(school.url);
  const readCatalogue = async () => {
    const { data, errors } = await learner.graphql(document, { first: 12 });
    if (!data || errors) throw new Error(`The catalogue is refused: ${JSON.stringify(errors)}`);
  };
  await untilPrepared(school.url);
  const kinds = [...requestsOfVisitors, ...(await requestsOfMembers(school.url))];
  await lookFor(QUIET_MS, readCatalogue);
  const quiet = await lookFor(QUIET_MS, readCatalogue);
  await collectGarbage(inspector);
  const before = await holdings(school.pid());

  const answers = new Map<string, number>();
  const attackers = Array.from({ length: VISITORS }, (_, visitor) =>
    visit(school.url, { visitor, kinds, answers }),
  );
  const [meanwhile, signUps] = await Promise.all([
    lookFor(MINUTES * 60_000, readCatalogue),
    signUpFor(MINUTES * 60_000, school.url),
  ]);
  await Promise.all(attackers);
  await pause(REST_MS);
  await collectGarbage(inspector);
  const after = await holdings(school.pid());

  console.log(`${REQUESTS} requests by ${VISITORS} visitors in ${MINUTES} minutes:\n`);
  printTable(
    ['request, outcome', 'times'],
    [...answers].toSorted().map(([what, times]) => [what, String(times)]),
  );
  console.log('\nThe catalogue, in ms:\n');
  printTable(
    ['', 'median', 'p99', 'longest'],
    Object.entries({ quiet, meanwhile }).map(([when, times]) => [when, ...summary(times)]),
  );
  console.log(`\nSign-ups with a photo: ${signUps.times.length} of ${signUps.tried}, in ms:\n`);
  printTable(['', 'median', 'p99', 'longest'], [['sign-up', ...summary(signUps.times)]]);
  if (signUps.refusals.size > 0) console.log('Refused:', Object.fromEntries(signUps.refusals));
  console.log('\nWhat the server holds:\n');
  printTable(
    ['', 'before', 'after'],
    Object.keys(before).map((key) => [key, before[key] ?? 0, after[key] ?? 0]),
  );
  const { p99Milliseconds, signUpShare, signUpP99Milliseconds, memoryMegabytes } = budgets.hostile;
  const { descriptors: moreDescriptors } = budgets.hostile;
  const bad = [...answers.keys()].filter((what) => /(?:: 5(?!03)\d\d|no answer in 30 s)$/.test(what));
  const { descriptors = 0, files = 0, megabytes = 0 } = after;
  return (
    bad.length === 0 &&
    percentile(meanwhile, 0.99) <= p99Milliseconds &&
    signUps.times.length >= signUpShare * signUps.tried &&
    percentile(signUps.times, 0.99) <= signUpP99Milliseconds &&
    megabytes - (before.megabytes ?? 0) <= memoryMegabytes &&
    // The connection pools open and close some as needed. Each kind is sent more than 200 times.
    descriptors - (before.descriptors ?? 0) <= moreDescriptors &&
    files <= (before.files ?? 0)
  );
}

interface Visit {
  visitor: number;
  kinds: readonly HostileRequest[];
  /** The number of responses by kind and outcome. */
  answers: Map<string, number>;
}

/** Sends a visitor's share of the requests one by one, each kind equally often. */
async function visit(origin: string, { visitor, kinds, answers }: Visit): Promise<void> {
  // Each visitor has its own network, because rate limits per address would stop a single one early.
  const from = { origin, address: `198.51.${visitor}.1`, localAddress: `127.0.1.${visitor + 1}` };
  await pause((visitor * PACE_MS) / VISITORS);
  const begin = performance.now();
  for (let turn = 0; turn < REQUESTS / VISITORS; turn++) {
    const kind = kinds[(visitor + turn) % kinds.length];
    if (!kind) continue;
    const what = `${kind.name}: ${await kind.send(from)}`;
    answers.set(what, (answers.get(what) ?? 0) + 1);
    await pause(Math.max(0, begin + (turn + 1) * PACE_MS - performance.now()));
  }
}

/** Returns the sorted durations of the requests, in ms. */
async function lookFor(milliseconds: number, look: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const start = performance.now();
    await look();
    times.push(performance.now() - start);
    await pause(LOOK_EVERY_MS);
  }
  return times.toSorted((one, other) => one - other);
}

const percentile = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? 0;
const summary = (times: number[]) => [percentile(times, 0.5), percentile(times, 0.99), times.at(-1) ?? 0];

/** Collects garbage. An idle process does not, and only memory that is still referenced is a leak. */
async function collectGarbage(inspector: number): Promise<void> {
  const targets = await fetch(`http://127.0.0.1:${inspector}/json`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  // The second run collects what finalizers of the first have released.
  for (const id of [1, 2]) {
    const answer = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await answer;
  }
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }));
  socket.close();
  await closed;
}

/** Memory in MB, open file descriptors, and uploaded files in the temporary folder. */
async function holdings(pid: number): Promise<Record<string, number>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  const temporary = await readdir(tmpdir());
  return {
    megabytes: (Number(kibibytes) * 1024) / 1e6,
    descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    files: temporary.filter((name) => name.startsWith('lectern-upload-')).length,
  };
}
