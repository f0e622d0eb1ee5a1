import type { EntityManager } from '@mikro-orm/postgresql';
import { legalMessages } from '#shared/legal.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { Agreement, type AgreementPlace } from './agreement.entity.ts';
import { legalPageOf, type LegalPage } from './legal-page.ts';
import { TermsVersion } from './terms-version.entity.ts';
import type { SchoolService } from './school.service.ts';

/** Records which user agreed to which version of the terms of service, and when. */
export class Agreements {
  constructor(
    private readonly em: EntityManager,
    private readonly school: SchoolService,
  ) {}

  /**
   * Throws CONFLICT if the version of the terms that was shown is not the current one.
   *
   * @param shown the version that was shown; null if none was shown, undefined for programs, which show no terms.
   */
  requireCurrent(shown: Date | null | undefined): void {
    if (shown === undefined) return;
    const current = legalPageOf(this.school.current, 'TERMS')?.changedAt;
    if (current?.getTime() !== shown?.getTime()) {
      throw new AppError('CONFLICT', legalMessages.conflict.termsChanged);
    }
  }

  /** Records, in the transaction of `em`, that a user agreed to the version that was shown. Does nothing if none was shown. */
  async record(
    em: EntityManager,
    user: string,
    place: AgreementPlace,
    shown: Date | null | undefined,
  ): Promise<void> {
    if (!shown) return;
    await this.keepText(em, shown);
    const agreement = { id: newId(), createdAt: new Date(), user, place, termsChangedAt: shown };
    await em.upsert(Agreement, agreement, {
      onConflictFields: ['user', 'place', 'termsChangedAt'],
      onConflictAction: 'ignore',
    });
  }

  /** The text of a version of the terms that people have agreed to, or of the current one; null if it was not kept. */
  async termsOf(em: EntityManager, changedAt: Date): Promise<LegalPage | null> {
    const current = legalPageOf(this.school.current, 'TERMS');
    // The page of the current terms has an id of its own, because its text changes.
    const id = `legal-TERMS-${changedAt.toISOString()}`;
    if (current?.changedAt.getTime() === changedAt.getTime()) return { ...current, id };
    const version = await em.findOne(TermsVersion, { changedAt }, { disableIdentityMap: true });
    return version && { id, name: 'TERMS', ...version };
  }

  /** The same for a reader. Throws UNAUTHENTICATED, and NOT_FOUND if the text was not kept. */
  async readTerms(actor: Actor, changedAt: Date): Promise<LegalPage> {
    requireUser(actor);
    const terms = await this.termsOf(this.em.fork(), changedAt);
    if (!terms) throw new AppError('NOT_FOUND', legalMessages.notFound);
    return terms;
  }

  /** Keeps the text of the current terms, which an admin may change later. */
  private async keepText(em: EntityManager, changedAt: Date): Promise<void> {
    const current = legalPageOf(this.school.current, 'TERMS');
    if (current?.changedAt.getTime() !== changedAt.getTime()) return;
    await em.upsert(
      TermsVersion,
      { changedAt, text: current.text },
      { onConflictFields: ['changedAt'], onConflictAction: 'ignore' },
    );
  }

  /** Batch for resolvers: the agreements of each user, oldest first. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<Agreement[][]> => {
    const user = { $in: [...userIds] };
    const rows = await this.em.fork().find(Agreement, { user }, { orderBy: { id: 'asc' } });
    const byUser = Map.groupBy(rows, (row) => row.user.id);
    return userIds.map((id) => byUser.get(id) ?? []);
  };
}
