import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { DeclaredEnds, DeclaredOutcome } from '#server/payment/cancellation/declared-ends.ts';
import { askSchool, sendResult } from './declaration-letters.ts';
import { Declaration } from './declaration.entity.ts';

export const carryOutDeclaration = defineJob<{ declarationId: string }>('carry-out-declaration', 'payments');

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  clock: Clock;
  declaredEnds: DeclaredEnds;
  logger: Logger;
}

/** Carries out proven declarations. */
export class DeclarationExecution {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(carryOutDeclaration, ({ declarationId }) => this.carryOut(declarationId))];
  }

  /**
   * The request to end the subscription and the new state of the declaration are committed together, so that a repeated
   * job finds the declaration closed. Throws CONFLICT while the bank processes the payment; the job is then retried.
   */
  private async carryOut(declarationId: string): Promise<void> {
    const declared = await this.deps.em.fork().findOne(Declaration, { id: declarationId, state: 'PROVEN' });
    if (!declared?.user) return;
    const { kind, createdAt: receivedAt, endsOn, isExtraordinary } = declared;
    await this.deps.declaredEnds.end(
      declared.user.id,
      { kind, receivedAt, endsOn: endsOn === null ? null : new Date(endsOn) },
      (em, outcome) => this.record(em, declarationId, isExtraordinary ? extraordinary(outcome) : outcome),
    );
  }

  private async record(em: EntityManager, declarationId: string, outcome: DeclaredOutcome): Promise<void> {
    const { jobs, clock, logger } = this.deps;
    const declared = await em.findOne(Declaration, declarationId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (declared?.state !== 'PROVEN') return;
    logger.info(
      { event: 'declaration.carried_out', declarationId, outcome },
      'a declaration was carried out',
    );
    switch (outcome) {
      case 'ENDED':
        em.assign(declared, { state: 'EXECUTED', closedAt: clock() });
        break;
      case 'NOTHING_RUNS':
      case 'TOO_LATE':
        em.assign(declared, { state: 'REFUSED', refusal: outcome, closedAt: clock() });
        await jobs.add(em, sendResult, { declarationId });
        break;
      case 'UNDECIDED':
        await jobs.add(em, askSchool, { declarationId });
    }
    await em.flush();
  }
}

/**
 * An extraordinary cancellation ends the subscription with its period at the least. Whether it ends earlier depends on
 * the reason, which an admin judges.
 */
const extraordinary = (outcome: DeclaredOutcome): DeclaredOutcome =>
  outcome === 'ENDED' ? 'UNDECIDED' : outcome;
