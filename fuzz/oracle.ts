import { readdir, readlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { HttpClient } from '#testing/http-client.ts';
import type { FuzzedSchool } from './school.ts';

/** Whoever asks has an answer by then. */
const ANSWER_MS = 60_000;
/** Jobs are done and connections closed by then. */
const QUIET_MS = 30_000;
const MEMORY_MB = 100;
/** Connections to the database, which its pools open and close as they need them. */
const POOLED = 24;

/** An answer that may be given. */
export interface Answer {
  status: number;
  text: string;
}

/** Sends a request. Throws what no request may lead to: 5xx that does not say when to come back, or no answer in time. */
export async function ask(client: HttpClient, path: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now();
  const answer = client.fetch(path, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  const read = answer.then(async (response) => ({ response, text: await response.text() }));
  const { response, text } = await read.catch((cause: unknown) => {
    throw new Error(`No answer, after ${Math.round(performance.now() - began)} ms`, { cause });
  });
  const { status, headers } = response;
  const isBusy = status === 503 && headers.has('retry-after');
  if ((status >= 500 && !isBusy) || isGraphqlFault(text))
    throw new Error(`Answered ${status}: ${text.slice(0, 500)}`);
  return { status, text };
}

/** GraphQL tells in a body with status 200 what REST tells by its status. */
function isGraphqlFault(text: string): boolean {
  const isOurs = text.includes('"code":"INTERNAL_SERVER_ERROR"');
  return isOurs || (text.includes('"code":"SERVICE_UNAVAILABLE"') && !text.includes('"retryAfter":'));
}

/** What a school holds while nobody asks it for anything. */
export interface Holdings {
  memoryMb: number;
  /** What the process has open, by path; connections are all called alike. */
  open: string[];
  /** Paths in the temporary folder. */
  temporary: string[];
  /** Rows and objects that belong to nothing, and jobs that failed. */
  orphans: string[];
}

/** What a school holds when all that was begun in it has come to an end. */
export async function holdings(school: FuzzedSchool): Promise<Holdings> {
  await untilQuiet(school);
  collectGarbage();
  return {
    memoryMb: heldMemory() / 1e6,
    open: await openDescriptors(),
    temporary: await filesBelow(school.temporary, school.config.dataDir),
    orphans: await orphansOf(school),
  };
}

/** What a school holds now and must not, compared to what it held before; each in a sentence. */
export function leftOvers(before: Holdings, now: Holdings): string[] {
  const isSocket = (name: string) => name.startsWith('socket:');
  const filesOf = ({ open }: Holdings) => open.filter((name) => name.startsWith('/'));
  const added = (one: string[], other: string[]) => other.filter((name) => !one.includes(name));
  const sockets = now.open.filter(isSocket).length - before.open.filter(isSocket).length;
  const memory = now.memoryMb - before.memoryMb;
  return [
    ...(memory > MEMORY_MB ? [`${Math.round(memory)} MB of memory`] : []),
    ...(sockets > POOLED ? [`${sockets} connections`] : []),
    ...added(filesOf(before), filesOf(now)).map((name) => `open: ${name}`),
    ...added(before.temporary, now.temporary).map((name) => `temporary file: ${name}`),
    ...added(before.orphans, now.orphans),
  ];
}

/** Resolves when no job is due and no file is open that is being received, or after a while. */
async function untilQuiet(school: FuzzedSchool): Promise<void> {
  const end = performance.now() + QUIET_MS;
  const received = ['media', 'uploads'].map((name) => join(school.config.dataDir, name));
  const isBusy = async () => {
    const jobs = await school.sql(
      'select from graphile_worker.jobs where locked_at is not null or (run_at <= now() and attempts = 0)',
    );
    return (
      jobs.length > 0 ||
      (await openDescriptors()).some((name) => received.some((folder) => name.startsWith(folder)))
    );
  };
  while ((await isBusy()) && performance.now() < end) await delay(50);
}

async function openDescriptors(): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  // The one that lists them is closed by now.
  return Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => 'closed')));
}

async function filesBelow(folder: string, except?: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => except === undefined || !path.startsWith(except));
}

async function orphansOf(school: FuzzedSchool): Promise<string[]> {
  const objects = await school.sql<{ key: string; is_attached: boolean }>(
    'select key, is_attached from stored_objects',
  );
  const lectures = await school.sql<{ id: string }>(
    'select id from lectures where video_key is null and id not in (select lecture_id from lecture_uploads)',
  );
  const failed = await school.sql<{ job: string; error: string }>(
    'select task_identifier as job, last_error as error from graphile_worker.jobs where last_error is not null',
  );
  const uploads = await school.sql<{ id: string }>('select id from lecture_uploads');
  const below = async (name: string) => {
    const folder = join(school.config.dataDir, name);
    return (await filesBelow(folder)).map((path) => relative(folder, path));
  };
  const known = new Set(objects.map(({ key }) => key));
  return [
    ...objects.filter((object) => !object.is_attached).map(({ key }) => `reserved: ${key}`),
    ...lectures.map(({ id }) => `lecture without a video: ${id}`),
    ...failed.map(({ job, error }) => `failed job ${job}: ${error}`),
    ...(await below('media')).filter((key) => !known.has(key)).map((key) => `object without a row: ${key}`),
    ...(await below('uploads'))
      .filter((file) => !uploads.some(({ id }) => file.includes(id)))
      .map((file) => `upload without a row: ${file}`),
  ];
}

/** Of JavaScript, in bytes. What native libraries hold is not seen by it. */
function heldMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
