import { cwd } from 'node:process';
import { traceFields } from '#server/platform/common/current-span.ts';
import { withoutDetails } from '#server/platform/common/error-details.ts';
import type { Incident } from '#server/platform/common/logger.ts';

/** Maximum number of errors in a chain of causes. */
const MOST_CAUSES = 5;
const MOST_FRAMES = 50;
const LONGEST_MESSAGE = 500;

/** Quoted text is user input or a database row. */
const QUOTED = /'(?:[^']|'')*'|"[^"]*"|`[^`]*`/gs;
const WORD = /[^\s<>()]+/g;
const FRAME = /^\s*at (?:(.+?) \()?(?:async )?(?:file:\/\/)?([^()]+?):(\d+):(\d+)\)?$/;

/** Builds a Sentry event: what failed and where, without data about the person affected. */
export function errorEvent({ id, error }: Incident, environment: string) {
  const trace = traceFields();
  return {
    event_id: id.replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment,
    tags: { incident: id, ...codesOf(error) },
    ...(trace && { contexts: { trace } }),
    exception: { values: chainOf(error).map(describe).reverse() },
  };
}

/** Returns an error and its causes, outermost first. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let one = error; one !== undefined && chain.length < MOST_CAUSES;) {
    chain.push(one);
    one = one instanceof Error && one.cause !== one ? one.cause : undefined;
  }
  return chain;
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, value: '' };
  return {
    type: error.name,
    value: withoutPeople(error).slice(0, LONGEST_MESSAGE),
    stacktrace: { frames: framesOf(error) },
  };
}

/** Returns the first line of a message without quotations and email addresses. Further lines are details. */
function withoutPeople(error: Error): string {
  const [line = ''] = withoutDetails(error, error.message).trimStart().split('\n', 1);
  return line.replace(QUOTED, '?').replace(WORD, (word) => (word.includes('@') ? '?' : word));
}

/** The error code of PostgreSQL or the system, and the violated constraint. */
function codesOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return {};
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const named = Object.entries({ code, constraint }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(named);
}

/** Returns the stack frames, innermost last as Sentry requires. The stack begins with the message, which contains no frame. */
function framesOf({ stack = '', message }: Error) {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return lines
    .flatMap((line) => {
      const [, name = '<anonymous>', file = '', row, column] = FRAME.exec(line) ?? [];
      if (file === '') return [];
      const isOurs = !file.startsWith('node:') && !file.includes('node_modules');
      return [
        {
          function: name,
          filename: file.replace(`${cwd()}/`, ''),
          lineno: Number(row),
          colno: Number(column),
          in_app: isOurs,
        },
      ];
    })
    .slice(0, MOST_FRAMES)
    .reverse();
}
