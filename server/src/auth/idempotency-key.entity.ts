import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { ApiTokenSchema } from './api-token.entity.ts';

export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  uniques: [{ properties: ['apiToken', 'keyHash'] }],
  properties: {
    ...baseColumns,
    apiToken: () => p.manyToOne(ApiTokenSchema).ref().deleteRule('cascade'),
    /** SHA-256 of what the caller chose, hexadecimal. */
    keyHash: p.text(),
    /** SHA-256 of what was asked for, hexadecimal. */
    fingerprint: p.text(),
    /** JSON, or empty when it was not kept; null while the call is in progress, and for good when it was interrupted. */
    answer: p.text().nullable(),
  },
});

/** A call that a program may repeat without having it done twice. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
