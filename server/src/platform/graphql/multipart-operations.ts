import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireShallow } from '#server/platform/http/foreign-json.ts';
import type { FormPart } from '#server/platform/http/form-parts.ts';
import type { IncomingFile } from './upload.scalar.ts';

/**
 * Reads `operations` and `map` of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec),
 * which come before the file, and puts the file where the map says. Throws BAD_USER_INPUT for a malformed request,
 * PAYLOAD_TOO_LARGE for more than one file.
 */
export async function readOperations(
  parts: AsyncIterableIterator<FormPart>,
  fileOf: (name: string) => IncomingFile,
): Promise<object> {
  const operations = await readField(parts, 'operations');
  const files = Object.entries(await readField(parts, 'map'));
  if (files.length > 1) throw new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
  for (const [name, paths] of files) {
    if (!Array.isArray(paths)) throw malformed();
    const file = fileOf(name);
    for (const path of paths as unknown[]) place(operations, path, file);
  }
  return operations;
}

/** Reads the next part, which must be this field and contain an object or a list in JSON. */
async function readField(parts: AsyncIterator<FormPart>, name: string): Promise<object> {
  const next = await parts.next();
  const part = next.done ? undefined : next.value;
  if (!part || !('value' in part) || part.name !== name) throw malformed();
  let value: unknown;
  try {
    value = JSON.parse(part.value);
  } catch (cause) {
    throw malformed(cause);
  }
  requireShallow(value);
  if (typeof value !== 'object' || value === null) throw malformed();
  return value;
}

/** Puts a file at a path like `variables.input.avatar`, where null must be. */
function place(operations: object, path: unknown, file: IncomingFile): void {
  if (typeof path !== 'string') throw malformed();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>(
    (at, key) => (isObject(at) ? ownValue(at, key) : undefined),
    operations,
  );
  if (!isObject(parent) || ownValue(parent, last) !== null) throw malformed();
  parent[last] = file;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function ownValue(of: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function malformed(cause?: unknown): AppError {
  return new AppError('BAD_USER_INPUT', uploadMessages.malformed, { cause });
}
