import type { z } from 'zod';
import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

/**
 * Parses input by one of the shared rules. Throws BAD_USER_INPUT with the first fault as its message and the first
 * fault of each field in `fields`.
 */
export function validate<T>(rules: z.ZodType<T>, input: unknown): T {
  // A body that is missing or no object has none of the fields.
  const parsed = rules.safeParse(isObject(input) ? input : {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('BAD_USER_INPUT', parsed.error.issues[0]?.message ?? messages.badRequest, { fields });
}

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
