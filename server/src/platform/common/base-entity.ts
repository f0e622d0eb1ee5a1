import { p } from '@mikro-orm/core';
import { newId } from './identifier.ts';

/** Columns of every entity that has an id of ours. Times are UTC. */
export const baseColumns = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => newId()),
  createdAt: p.datetime().onCreate(() => new Date()),
};

/**
 * When a column that the API shows last changed. The trigger `lectern_updated` writes it, so an entity that was loaded
 * before a change has the previous time.
 */
export const updateTime = { updatedAt: p.datetime().defaultRaw('now()') };
