import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { cpuOf, type Running } from './product.ts';

const LOAD = new URL('./load-process.mjs', import.meta.url);

/** What is sent to a server. */
export interface Load {
  /** In turns, each written out by `get` or `post`. */
  requests: readonly string[];
  connections: number;
  milliseconds: number;
  /** How long who is refused waits before they try again; without it a refusal is an error. */
  pauseMs?: number;
}

/** What came of it; times in ms. */
export interface Loaded {
  count: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
  /** Processor time of the server for a request. */
  cpu: number;
}

/** A GET request, with lines of its head. */
export function get(path: string, ...lines: string[]): string {
  return `GET ${path} HTTP/1.1\r\n${head(lines)}\r\n`;
}

/** A GraphQL request, with lines of its head. */
export function post(query: string, variables: object, ...lines: string[]): string {
  return postJson({ query, variables }, ...lines);
}

/** A request to GraphQL with any body, with lines of its head. */
export function postJson(sent: object, ...lines: string[]): string {
  const body = JSON.stringify(sent);
  const about = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  return `POST /graphql HTTP/1.1\r\n${head(['Accept: application/json', ...about, ...lines])}\r\n${body}`;
}

function head(lines: string[]): string {
  return ['Host: localhost', ...lines].map((line) => `${line}\r\n`).join('');
}

/** Asks a server from a process of its own, behind a command like `taskset` if need be. */
export async function load(server: Running, asked: Load, by: readonly string[] = []): Promise<Loaded> {
  const before = await cpuOf(server);
  const told = await runScript<Omit<Loaded, 'cpu'>>(LOAD, { port: server.port, ...asked }, by);
  return { ...told, cpu: ((await cpuOf(server)) - before) / told.count };
}

/** Runs a script with JSON as its input, in a process of its own, behind a command if need be. Returns the JSON that it prints. */
export async function runScript<Told>(url: URL, given: object, by: readonly string[] = []): Promise<Told> {
  const [command, ...rest] = [...by, process.execPath, fileURLToPath(url)];
  const script = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(script, 'exit');
  script.stdin.end(JSON.stringify(given));
  const told = json(script.stdout).catch(() => null);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${url.pathname} failed`);
  // What the script prints in the end.
  return (await told) as Told;
}

/** The one in the middle by its rate. */
export function medianOf<Round extends Loaded>(rounds: readonly Round[]): Round | undefined {
  const sorted = rounds.toSorted((one, other) => one.count / one.seconds - other.count / other.seconds);
  return sorted[Math.floor(sorted.length / 2)];
}
