import { v7, validate as isUuid } from 'uuid';
import { inputRefusals } from '#shared/request-messages.ts';
import { limits } from '#shared/limits.ts';
import { AppError } from './errors.ts';

/** Returns a new UUIDv7: unique, and ordered by creation time. */
export const newId = (): string => v7();

/** Whether a text has the format of an id. */
export const isId = (id: string): boolean => isUuid(id);

/** Returns an id in lower case. Throws BAD_USER_INPUT for a malformed id, before it reaches the database. */
export function requireId(id: string, field: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw new AppError('BAD_USER_INPUT', inputRefusals.malformedId, {
    fields: { [field]: inputRefusals.malformedId },
  });
}

/** Returns 1 to 100 ids in lower case, each once. Throws BAD_USER_INPUT. */
export function requireIds(ids: readonly string[], field: string): string[] {
  const { max } = limits.pageSize;
  if (ids.length === 0 || ids.length > max) {
    const message = inputRefusals.idCount({ limit: max });
    throw new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
  }
  return [...new Set(ids.map((id) => requireId(id, field)))];
}
