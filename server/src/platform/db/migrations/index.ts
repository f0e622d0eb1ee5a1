import { Migration0070 } from './0070-baseline.ts';
import { Migration0071 } from './0071-update-times.ts';
import { Migration0080 } from './0080-intents.ts';
import { Migration0081 } from './0081-payment-states.ts';
import { Migration0082 } from './0082-books.ts';
import { Migration0083 } from './0083-leave.ts';
import { Migration0084 } from './0084-notices.ts';
import { Migration0085 } from './0085-pages.ts';
import { Migration0086 } from './0086-stripe-modes.ts';
import { Migration0087 } from './0087-price-changes.ts';
import { Migration0089 } from './0089-fraud-warnings.ts';
import { Migration0090 } from './0090-former-requests.ts';
import { Migration0093 } from './0093-backup-step.ts';
import { Migration0094 } from './0094-link-times.ts';
import { Migration0096 } from './0096-presentment.ts';
import { Migration0099 } from './0099-course-promises.ts';
import { Migration0100 } from './0100-skipped-steps.ts';
import { Migration0103 } from './0103-member-order.ts';
import { Migration0106 } from './0106-invitations.ts';
import { Migration0109 } from './0109-course-update-order.ts';
import { Migration0113 } from './0113-sales-by-day.ts';
import { Migration0114 } from './0114-starts-and-watching-by-day.ts';

/** All migrations, oldest first. A bundled server cannot read the folder. `npm run migration:create` adds to this list. */
export const migrations = [
  { name: '0070-baseline', class: Migration0070 },
  { name: '0071-update-times', class: Migration0071 },
  { name: '0080-intents', class: Migration0080 },
  { name: '0081-payment-states', class: Migration0081 },
  { name: '0082-books', class: Migration0082 },
  { name: '0083-leave', class: Migration0083 },
  { name: '0084-notices', class: Migration0084 },
  { name: '0085-pages', class: Migration0085 },
  { name: '0086-stripe-modes', class: Migration0086 },
  { name: '0087-price-changes', class: Migration0087 },
  { name: '0089-fraud-warnings', class: Migration0089 },
  { name: '0090-former-requests', class: Migration0090 },
  { name: '0093-backup-step', class: Migration0093 },
  { name: '0094-link-times', class: Migration0094 },
  { name: '0096-presentment', class: Migration0096 },
  { name: '0099-course-promises', class: Migration0099 },
  { name: '0100-skipped-steps', class: Migration0100 },
  { name: '0103-member-order', class: Migration0103 },
  { name: '0106-invitations', class: Migration0106 },
  { name: '0109-course-update-order', class: Migration0109 },
  { name: '0113-sales-by-day', class: Migration0113 },
  { name: '0114-starts-and-watching-by-day', class: Migration0114 },
];
