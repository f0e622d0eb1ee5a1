import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

export const StoredObjectSchema = defineEntity({
  name: 'StoredObject',
  tableName: 'stored_objects',
  properties: {
    key: p.text().primary(),
    reservedAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    /** False until a committed row refers to the object. The sweep removes objects that stay unattached for a day. */
    isAttached: p.boolean().default(false),
    /** Number of further rows that refer to the object, such as those of copied courses. Each has to release it. */
    shares: p.integer().default(0),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    storedObjects: TableOf<typeof StoredObjectSchema>;
  }
}

/** An entry in the ledger of stored objects. It is written before the first byte, so that no object is orphaned. */
export class StoredObject extends StoredObjectSchema.class {}
StoredObjectSchema.setClass(StoredObject);
