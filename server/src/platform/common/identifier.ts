import { v7, validate as isUuid } from 'uuid';
import { inputRefusals } from '#shared/request-messages.ts';
import { AppError } from './errors.ts';

/** A new UUIDv7: unique, and ordered by the time it was made. */
export const newId = (): string => v7();

/** Whether the database could know an id. */
export const isId = (id: string): boolean => isUuid(id);

/** Refuses a malformed id before it reaches the database. Throws BAD_USER_INPUT. */
export function requireId(id: string, field: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw new AppError('BAD_USER_INPUT', inputRefusals.malformedId, {
    fields: { [field]: inputRefusals.malformedId },
  });
}
