import { v7, validate as isUuid } from 'uuid';
import { inputRefusals } from '#shared/request-messages.ts';
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
