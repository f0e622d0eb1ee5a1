import { Migration0001 } from './0001-initial.ts';

/** All migrations, oldest first. A bundled server cannot look into a folder; `npm run migration:create` adds to this list. */
export const migrations = [{ name: '0001-initial', class: Migration0001 }];
