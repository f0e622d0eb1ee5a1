import { p } from '@mikro-orm/core';
import { newId } from './identifier.ts';

/** Columns that every entity with an id of ours has. Times are UTC. */
export const baseColumns = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => newId()),
  createdAt: p.datetime().onCreate(() => new Date()),
};
