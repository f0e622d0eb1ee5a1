import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { ApiTokenSchema } from './api-token.entity.ts';

export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  uniques: [{ properties: ['apiToken', 'keyHash'] }],
  properties: {
    ...baseColumns,
    apiToken: () => p.manyToOne(ApiTokenSchema).ref().deleteRule('cascade'),
    /** SHA-256 of the caller's key, hexadecimal. */
    keyHash: p.text(),
    /** SHA-256 of the request, hexadecimal. */
    fingerprint: p.text(),
    /** JSON; empty if the answer was not kept. Null while the call is in progress, and permanently if it was interrupted. */
    answer: p.text().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    idempotencyKeys: TableOf<typeof IdempotencyKeySchema>;
  }
}

/** A call that a program may repeat without executing it twice. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
