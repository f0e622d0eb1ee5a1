import {
  LockMode,
  raw,
  type EntityManager,
  type FilterQuery,
  type RawQueryFragment,
} from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/common/errors.ts';
import { newId } from '#server/common/identifier.ts';
import { User } from '#server/user/user.entity.ts';
import { AccessGrant } from './access-grant.entity.ts';
import type { Ledger } from './ledger.ts';
import { Customer, SubscriptionRecord } from './payment.entities.ts';
import type { Subscription, SubscriptionStatus } from './subscription.type.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stripe's statuses in which a period that has been paid for is running. The trigger that follows subscriptions knows them too. */
const PAID_STATUSES = ['active', 'trialing'];

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  ledger: Ledger;
  refundWindowDays: number;
}

/**
 * Who is subscribed. Stripe holds the truth; the table holds a projection of it that `synchronize` renews. Beside it,
 * an admin may grant access without a payment. Access compares times, so that it ends on time without any job.
 */
export class SubscriptionService {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: whether each of these users may watch, by a paid subscription or a grant. */
  readonly areActive = async (userIds: readonly string[]): Promise<boolean[]> => {
    const user = { $in: [...userIds] };
    const now = new Date();
    const [paid, granted] = await Promise.all([
      this.deps.em.find(
        SubscriptionRecord,
        { user, stripeStatus: { $in: PAID_STATUSES }, currentPeriodEnd: { $gt: now } },
        { disableIdentityMap: true },
      ),
      this.deps.em.find(
        AccessGrant,
        { user, endedAt: null, expiresAt: { $gt: now } },
        { disableIdentityMap: true },
      ),
    ]);
    const active = new Set([...paid, ...granted].map((row) => row.user.id));
    return userIds.map((id) => active.has(id));
  };

  /**
   * Condition on people of a list: whether `areActive` would say so of them. It serves one query only, as any fragment
   * of SQL does.
   */
  whereActive(isActive: boolean): FilterQuery<User> {
    const now = new Date();
    const may = raw<RawQueryFragment & symbol, User>(
      (user) =>
        `(exists (select from subscriptions where user_id = ${user}.id and stripe_status in (${PAID_STATUSES.map(() => '?').join(', ')}) and current_period_end > ?)
          or exists (select from access_grants where user_id = ${user}.id and ended_at is null and expires_at > ?)) = ?`,
      [...PAID_STATUSES, now, now, isActive],
    );
    return { [may]: [] };
  }

  async isActive(userId: string): Promise<boolean> {
    const [active = false] = await this.areActive([userId]);
    return active;
  }

  /**
   * Batch for resolvers: the subscription of each user that matters most, null for those who never had one. What
   * gives access comes first, then what may give it again, then what was last; paid before granted.
   */
  readonly ofUsers = async (userIds: readonly string[]): Promise<(Subscription | null)[]> => {
    const user = { $in: [...userIds] };
    const options = { orderBy: { createdAt: 'desc' }, disableIdentityMap: true } as const;
    const [paid, granted] = await Promise.all([
      this.deps.em.find(SubscriptionRecord, { user }, options),
      this.deps.em.find(AccessGrant, { user }, options),
    ]);
    const byUser = Map.groupBy([...paid, ...granted], (row) => row.user.id);
    return userIds.map((id) => {
      const rows = byUser.get(id) ?? [];
      const subscriptions = rows.map((row) => this.present(row));
      const latest = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
      return (
        subscriptions.find(({ status }) => status === 'ACTIVE') ??
        subscriptions.find(({ status }) => status !== 'INACTIVE') ??
        (latest ? this.present(latest) : null)
      );
    });
  };

  /** The paid subscription with this id, null when this person has none such. */
  async findPaid(userId: string, id: string): Promise<Subscription | null> {
    const row = await this.deps.em.findOne(
      SubscriptionRecord,
      { id, user: userId },
      { disableIdentityMap: true },
    );
    return row && this.presentPaid(row);
  }

  /** The paid subscription that is running, with Stripe's ids. Null when there is none. */
  async findRunning(em: EntityManager, userId: string): Promise<SubscriptionRecord | null> {
    return em.findOne(
      SubscriptionRecord,
      {
        user: userId,
        stripeStatus: { $in: [...PAID_STATUSES, 'past_due'] },
        currentPeriodEnd: { $gt: new Date() },
      },
      { orderBy: { createdAt: 'desc' } },
    );
  }

  /** Until when cancelling gives the payment of the running period back; null when it was not paid or is given back. */
  refundableUntil({ paidAt }: SubscriptionRecord): Date | null {
    return paidAt ? new Date(paidAt.getTime() + this.deps.refundWindowDays * DAY_MS) : null;
  }

  /**
   * Gives access without a payment until a time, in the transaction of `em`. A grant that runs is replaced. Throws
   * NOT_FOUND for an unknown person and BAD_USER_INPUT for a time that is over.
   */
  async grant(em: EntityManager, userId: string, until: Date): Promise<void> {
    if (until.getTime() <= Date.now()) {
      const message = messages.validation.timeOver;
      throw new AppError('BAD_USER_INPUT', message, { fields: { until: message } });
    }
    await this.endGrant(em, userId);
    em.create(AccessGrant, { user: userId, expiresAt: until });
    await em.flush();
  }

  /**
   * Ends the grant that runs, in the transaction of `em`, and returns whether there was one. The lock on the person
   * makes those who change their grants at the same time wait. Throws NOT_FOUND for an unknown person.
   */
  async endGrant(em: EntityManager, userId: string): Promise<boolean> {
    // A full lock would also hold up whoever writes a row that refers to the person, as the audit log does of an
    // admin: two admins who change the access of each other would wait for each other.
    const people = await em.execute('select 1 from users where id = ? for no key update', [userId]);
    if (people.length === 0) throw new AppError('NOT_FOUND', messages.notFound.user);
    const now = new Date();
    const running = { user: userId, endedAt: null, expiresAt: { $gt: now } };
    return (await em.nativeUpdate(AccessGrant, running, { endedAt: now })) > 0;
  }

  /**
   * Brings the projection of one payer up to date from Stripe's current objects. The one way a subscription changes
   * here: the webhook, the return page and cancelling all call it. Idempotent; calls for one payer wait for each
   * other, in all processes. An unknown customer is none of ours and changes nothing.
   */
  async synchronize(stripeCustomerId: string): Promise<void> {
    await this.deps.em.fork().transactional(async (em) => {
      const customer = await em.findOne(
        Customer,
        { stripeCustomerId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (customer) await this.synchronizeLocked(em, customer);
    });
  }

  /** The same for somebody who holds the lock on the payer's row, in the transaction of `em`. The ledger follows. */
  async synchronizeLocked(em: EntityManager, customer: Customer): Promise<void> {
    const listing = this.deps.stripe.subscriptions.list({
      customer: customer.stripeCustomerId,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice'],
    });
    for await (const subscription of listing) {
      await em.upsert(
        SubscriptionRecord,
        {
          id: newId(),
          createdAt: new Date(subscription.created * 1000),
          user: customer.user.id,
          ...project(subscription),
        },
        {
          onConflictFields: ['stripeSubscriptionId'],
          onConflictExcludeFields: ['id', 'createdAt', 'user'],
        },
      );
    }
    await this.deps.ledger.synchronize(em, customer);
  }

  private present(row: SubscriptionRecord | AccessGrant): Subscription {
    return row instanceof AccessGrant ? presentGrant(row) : this.presentPaid(row);
  }

  private presentPaid(row: SubscriptionRecord): Subscription {
    const status = statusOf(row);
    return {
      id: row.id,
      kind: 'PAID',
      status,
      currentPeriodEnd: row.currentPeriodEnd,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      refundableUntil: status === 'ACTIVE' ? this.refundableUntil(row) : null,
    };
  }
}

function presentGrant({ id, expiresAt, endedAt }: AccessGrant): Subscription {
  return {
    id,
    kind: 'GRANTED',
    status: endedAt === null && expiresAt.getTime() > Date.now() ? 'ACTIVE' : 'INACTIVE',
    currentPeriodEnd: endedAt ?? expiresAt,
    cancelAtPeriodEnd: true,
    refundableUntil: null,
  };
}

function project(subscription: Stripe.Subscription) {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  const invoice = subscription.latest_invoice;
  if (typeof invoice === 'string')
    throw new Error(`Subscription ${subscription.id} came without its invoice`);
  const paidAt = invoice?.status === 'paid' ? invoice.status_transitions.paid_at : null;
  return {
    stripeSubscriptionId: subscription.id,
    stripeStatus: subscription.status,
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    paidAt: paidAt === null ? null : new Date(paidAt * 1000),
    latestInvoiceId: invoice?.id ?? null,
  };
}

function statusOf({ stripeStatus, currentPeriodEnd }: SubscriptionRecord): SubscriptionStatus {
  if (stripeStatus === 'incomplete') return 'PENDING';
  if (currentPeriodEnd.getTime() <= Date.now()) return 'INACTIVE';
  if (PAID_STATUSES.includes(stripeStatus)) return 'ACTIVE';
  return stripeStatus === 'past_due' ? 'PAST_DUE' : 'INACTIVE';
}
