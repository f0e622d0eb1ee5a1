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
