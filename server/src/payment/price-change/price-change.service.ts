import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { paymentRefusals } from '#shared/payment.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import { readIn } from '#server/platform/db/statements.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { price as words } from '#server/payment/mails/letter.ts';
import { PRICE_NOTICE_MS } from '#server/payment/pricing/coming-prices.ts';
import { PriceChange } from '#server/payment/pricing/price-change.entity.ts';
import type { PriceNotice } from '#server/payment/pricing/price-notice.entity.ts';
import { priceTaxFrom } from '#server/payment/stripe/price-tax.ts';
import { offeredBy, type OfferedPrice } from '#server/payment/stripe/stripe-plan.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { BY_PRICE, COUNTS, targetOf } from './price-change-rows.ts';
import { workOnPrices } from './price-change-work.ts';
import { priceChangeActions } from './price-change.audit-actions.ts';
import type {
  PriceChangeCounts,
  PriceChangePreview,
  PriceChangeType,
  StartPriceChangeInput,
} from './price-change.type.ts';

const MOST_PRICES = 100;
const LIST = 'priceChanges';

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  audit: AuditLog;
  clock: Clock;
  school: SchoolService;
}

/** Decisions of admins that running subscriptions get the price of the offer. `PriceChangeWork` carries them out. */
export class PriceChanges {
  constructor(private readonly deps: Dependencies) {}

  /** What would change if the price changed now. Throws UNAUTHENTICATED, FORBIDDEN. */
  async preview(actor: Actor): Promise<PriceChangePreview> {
    requireAdmin(actor);
    const { em, clock, school } = this.deps;
    const { price, priceTax } = school.offer;
    const rows = await readIn(em.fork(), BY_PRICE, {
      ...targetOf({ ...price, priceTax }),
      limit: MOST_PRICES,
    });
    return {
      price,
      priceTax,
      earliestAt: new Date(clock().getTime() + PRICE_NOTICE_MS),
      affected: rows.find(({ isAffected }) => isAffected)?.ofAll ?? 0,
      runningPrices: rows.map(({ amount, currency, taxBehavior, isAffected, subscriptions }) => ({
        price: { amount, currency },
        priceTax: priceTaxFrom(taxBehavior),
        subscriptions,
        isAffected,
      })),
    };
  }

  /** A page of all price changes, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, { first, after }: PageArgs): Promise<Page<PriceChangeType>> {
    requireAdmin(actor);
    requirePageSize(first);
    const list = listKey(LIST);
    const em = this.deps.em.fork();
    const [changes, totalCount] = await Promise.all([
      em.find(PriceChange, whereAfter(list, after), {
        orderBy: { createdAt: 'desc', id: 'desc' },
        limit: first + 1,
      }),
      em.fork().count(PriceChange),
    ]);
    return toPage(list, changes.map(present), first, totalCount);
  }

  /** Batch for resolvers: the numbers of subscriptions of each price change. */
  readonly countsOf = async (changeIds: readonly string[]): Promise<PriceChangeCounts[]> => {
    const rows = await readIn(this.deps.em.fork(), COUNTS, { changeIds });
    return changeIds.map((id) => {
      const of = (wanted: PriceNotice['state']) =>
        rows.find(({ changeId, state }) => changeId === id && state === wanted)?.notices ?? 0;
      return { told: of('TOLD'), applied: of('APPLIED'), ended: of('ENDED'), calledOff: of('CALLED_OFF') };
    });
  };

  /**
   * Announces the price of the offer to all running subscriptions at another price. Throws UNAUTHENTICATED, FORBIDDEN,
   * and CONFLICT if the offer has another price than the admin was shown, while a price change runs, or if no
   * subscription is at another price.
   */
  async start(actor: Actor, seen: StartPriceChangeInput): Promise<PriceChangeType> {
    requireAdmin(actor);
    const { em, jobs, audit, clock, school } = this.deps;
    const { price, priceTax } = school.offer;
    if (price.amount !== seen.amount || price.currency !== seen.currency || priceTax !== seen.priceTax) {
      throw new AppError('CONFLICT', paymentRefusals.conflict.priceChanged);
    }
    return em.fork().transactional(async (tx) => {
      await lockInTransaction(tx, LIST);
      const running = await tx.count(PriceChange, { calledOffAt: null, finishedAt: null });
      if (running > 0) throw new AppError('CONFLICT', paymentRefusals.conflict.priceChangeRuns);
      const target = { ...price, priceTax };
      const prices = await readIn(tx, BY_PRICE, { ...targetOf(target), limit: MOST_PRICES });
      if (!prices.some(({ isAffected }) => isAffected)) {
        throw new AppError('CONFLICT', paymentRefusals.conflict.nothingToChange);
      }
      const change = tx.create(PriceChange, { createdAt: clock(), ...target });
      await tx.flush();
      await audit.record(tx, actor, priceChangeActions.PRICE_CHANGE_STARTED, subjectOf(change));
      await jobs.add(tx, workOnPrices, {});
      return present(change);
    });
  }

  /**
   * Calls a price change off for all subscriptions that do not have the new price yet. Those that were told get an
   * email. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT if it is over.
   */
  async callOff(actor: Actor, id: string): Promise<PriceChangeType> {
    requireAdmin(actor);
    const changeId = requireId(id, 'id');
    const { em, jobs, audit, clock } = this.deps;
    return em.fork().transactional(async (tx) => {
      // The same lock as that of each part of the work.
      const change = await tx.findOne(PriceChange, changeId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!change) throw new AppError('NOT_FOUND', paymentRefusals.notFound.priceChange);
      if (change.calledOffAt ?? change.finishedAt) {
        throw new AppError('CONFLICT', paymentRefusals.conflict.priceChangeOver);
      }
      change.calledOffAt = clock();
      await tx.flush();
      await audit.record(tx, actor, priceChangeActions.PRICE_CHANGE_CALLED_OFF, subjectOf(change));
      await jobs.add(tx, workOnPrices, {});
      return present(change);
    });
  }
}

function present(change: PriceChange): PriceChangeType {
  const { id, createdAt, calledOffAt, finishedAt } = change;
  const over = calledOffAt ? 'CALLED_OFF' : 'FINISHED';
  return {
    id,
    createdAt,
    ...offeredBy(change),
    state: (calledOffAt ?? finishedAt) ? over : 'RUNNING',
  };
}

const subjectOf = (change: PriceChange) => ({ id: change.id, label: labelOf(offeredBy(change)) });

const labelOf = ({ price, priceTax }: OfferedPrice): string => words(price, priceTax);
