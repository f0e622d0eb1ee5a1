import { defineEntity, p } from '@mikro-orm/core';

export const StoredObjectSchema = defineEntity({
  name: 'StoredObject',
  tableName: 'stored_objects',
  properties: {
    key: p.text().primary(),
    reservedAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    /** False until a committed row refers to the object; what stays false for a day is swept away. */
    isAttached: p.boolean().default(false),
  },
});

/** The ledger of stored objects: written before the first byte, so that no object is ever orphaned. */
export class StoredObject extends StoredObjectSchema.class {}
StoredObjectSchema.setClass(StoredObject);
