import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { cpuOf, type Running } from './product.ts';

const LOAD = new URL('./load-process.mjs', import.meta.url);

/** The load to put on a server. */
export interface Load {
  /** Requests to send in rotation, made by `get` or `post`. */
  requests: readonly string[];
  connections: number;
  milliseconds: number;
  /** Pause before a refused request is retried. If unset, a refusal is an error. */
  pauseMs?: number;
}

/** The result of a load. Times are in ms. */
export interface Loaded {
  count: number;
  refused: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
  /** Processor time of the server per request. */
  cpu: number;
}

/** A GET request, with additional header lines. */
export function get(path: string, ...lines: string[]): string {
  return `GET ${path} HTTP/1.1\r\n${head(lines)}\r\n`;
}

/** A GraphQL request, with additional header lines. */
export function post(query: string, variables: object, ...lines: string[]): string {
  return postJson({ query, variables }, ...lines);
}

/** A request to the GraphQL endpoint with any JSON body, with additional header lines. */
export function postJson(sent: object, ...lines: string[]): string {
  const body = JSON.stringify(sent);
  const about = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  return `POST /graphql HTTP/1.1\r\n${head(['Accept: application/json', ...about, ...lines])}\r\n${body}`;
}

function head(lines: string[]): string {
  return ['Host: localhost', ...lines].map((line) => `${line}\r\n`).join('');
}

/** Puts load on a server from a separate process, optionally behind a command such as `taskset`. */
export async function load(server: Running, asked: Load, by: readonly string[] = []): Promise<Loaded> {
  const before = await cpuOf(server);
  const told = await runScript<Omit<Loaded, 'cpu'>>(LOAD, { port: server.port, ...asked }, by);
  return { ...told, cpu: ((await cpuOf(server)) - before) / told.count };
}

/**
 * Runs a script in a separate process with JSON on stdin, optionally behind a command. Returns the JSON that it prints.
 */
export async function runScript<Told>(url: URL, given: object, by: readonly string[] = []): Promise<Told> {
  const [command, ...rest] = [...by, process.execPath, fileURLToPath(url)];
  const script = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(script, 'exit');
  script.stdin.end(JSON.stringify(given));
  const told = json(script.stdout).catch(() => null);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${url.pathname} failed`);
  // Typed by what the script prints.
  return (await told) as Told;
}

/** The round with the median rate. */
export function medianOf<Round extends Loaded>(rounds: readonly Round[]): Round | undefined {
  const sorted = rounds.toSorted((one, other) => one.count / one.seconds - other.count / other.seconds);
  return sorted[Math.floor(sorted.length / 2)];
}
