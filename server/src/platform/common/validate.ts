import type { z } from 'zod';
import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

/**
 * Parses input with one of the shared rules. Throws BAD_USER_INPUT with the first problem as its message and the first
 * problem of each field in `fields`.
 */
export function validate<T extends object>(rules: z.ZodType<T>, input: unknown): T {
  // A missing body, or one that is not an object, has no fields.
  const parsed = rules.safeParse(isObject(input) ? input : {});
  if (parsed.success) return requireStorable(parsed.data);
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('BAD_USER_INPUT', parsed.error.issues[0]?.message ?? messages.badRequest, { fields });
}

/** Whether PostgreSQL can store a text: it accepts every character but U+0000. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

function requireStorable<T extends object>(fields: T): T {
  if (holdsStorable(fields)) return fields;
  throw new AppError('BAD_USER_INPUT', messages.badRequest);
}

function holdsStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(holdsStorable);
}

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
