import { Migration0001 } from './0001-initial.ts';
import { Migration0002 } from './0002-accounts.ts';
import { Migration0003 } from './0003-catalogue.ts';
import { Migration0004 } from './0004-ledger.ts';
import { Migration0005 } from './0005-payments.ts';
import { Migration0006 } from './0006-video.ts';
import { Migration0007 } from './0007-prepared-by.ts';
import { Migration0008 } from './0008-transcribed-video.ts';
import { Migration0009 } from './0009-certificate-files.ts';
import { Migration0010 } from './0010-upload-beginnings.ts';
import { Migration0011 } from './0011-session-devices.ts';
import { Migration0012 } from './0012-confirmed-sessions.ts';
import { Migration0013 } from './0013-refund-refusals.ts';
import { Migration0014 } from './0014-events-as-hints.ts';
import { Migration0015 } from './0015-second-factors.ts';
import { Migration0017 } from './0017-public-content.ts';
import { Migration0018 } from './0018-passkeys.ts';
import { Migration0019 } from './0019-course-rollups.ts';
import { Migration0020 } from './0020-counted-people.ts';
import { Migration0021 } from './0021-course-words.ts';

/** All migrations, oldest first. A bundled server cannot look into a folder; `npm run migration:create` adds to this list. */
export const migrations = [
  { name: '0001-initial', class: Migration0001 },
  { name: '0002-accounts', class: Migration0002 },
  { name: '0003-catalogue', class: Migration0003 },
  { name: '0004-ledger', class: Migration0004 },
  { name: '0005-payments', class: Migration0005 },
  { name: '0006-video', class: Migration0006 },
  { name: '0007-prepared-by', class: Migration0007 },
  { name: '0008-transcribed-video', class: Migration0008 },
  { name: '0009-certificate-files', class: Migration0009 },
  { name: '0010-upload-beginnings', class: Migration0010 },
  { name: '0011-session-devices', class: Migration0011 },
  { name: '0012-confirmed-sessions', class: Migration0012 },
  { name: '0013-refund-refusals', class: Migration0013 },
  { name: '0014-events-as-hints', class: Migration0014 },
  { name: '0015-second-factors', class: Migration0015 },
  { name: '0017-public-content', class: Migration0017 },
  { name: '0018-passkeys', class: Migration0018 },
  { name: '0019-course-rollups', class: Migration0019 },
  { name: '0020-counted-people', class: Migration0020 },
  { name: '0021-course-words', class: Migration0021 },
];
