import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { CustomerTurns } from './customer-turns.ts';

/** Dependencies that many services share. Each picks what it needs. */
export interface Common {
  em: EntityManager;
  statements: Statements;
  stripe: Stripe;
  turns: CustomerTurns;
  jobs: Jobs;
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  school: SchoolService;
}
