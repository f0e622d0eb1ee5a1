import { readdir, readlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { HttpClient } from '#testing/http-client.ts';
import type { FuzzedSchool } from './school.ts';

/** A caller must get a response by then. */
const ANSWER_MS = 60_000;
/** Jobs must be done and connections closed by then. */
const QUIET_MS = 30_000;
const MEMORY_MB = 100;
/** Connections of the database pools, which open and close them as needed. */
const POOLED = 24;

/** A valid response. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Sends a request. Throws for responses that no request may cause: a 5xx without Retry-After, or no response in time.
 */
export async function ask(client: HttpClient, path: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now();
  const answer = client.fetch(path, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  const read = answer.then(async (response) => ({ response, text: await response.text() }));
  const { response, text } = await read.catch((cause: unknown) => {
    throw new Error(`No response after ${Math.round(performance.now() - began)} ms`, { cause });
  });
  const { status, headers } = response;
  const isBusy = status === 503 && headers.has('retry-after');
  if ((status >= 500 && !isBusy) || isGraphqlFault(text))
    throw new Error(`Answered ${status}: ${text.slice(0, 500)}`);
  return { status, text };
}

/** GraphQL reports in a body with status 200 what REST reports by its status. */
function isGraphqlFault(text: string): boolean {
  const isOurs = text.includes('"code":"INTERNAL_SERVER_ERROR"');
  return isOurs || (text.includes('"code":"SERVICE_UNAVAILABLE"') && !text.includes('"retryAfter":'));
}

/** The resources that an idle school holds. */
export interface Holdings {
  memoryMb: number;
  /** The open descriptors of the process, by path. Connections all have the same name. */
  open: string[];
  /** Paths in the temporary folder. */
  temporary: string[];
  /** Unreferenced rows and objects, and failed jobs. */
  orphans: string[];
}

/** The resources that a school holds after all its work is done. */
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

/** The resources that a school must not hold, compared to before, one sentence each. */
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

/** Resolves when no job is due and no received file is open, or after a timeout. */
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
  // The descriptor for listing them is closed by now.
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
    `select id from lectures
     where kind = 'VIDEO' and video_key is null and id not in (select lecture_id from lecture_uploads)`,
  );
  const failed = await school.sql<{ job: string; error: string }>(
    'select task_identifier as job, last_error as error from graphile_worker.jobs where last_error is not null',
  );
  const uploads = await school.sql<{ id: string }>(
    'select id from lecture_uploads union all select id from course_files where expires_at is not null',
  );
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

/** The size of the JavaScript heap and external memory in bytes, without the memory of native libraries. */
function heldMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
