import type { EntityManager } from '@mikro-orm/postgresql';
import { legalMessages } from '#shared/legal.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { Agreement, type AgreementPlace } from './agreement.entity.ts';
import { legalPageOf } from './legal-page.ts';
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
    const agreement = { id: newId(), createdAt: new Date(), user, place, termsChangedAt: shown };
    await em.upsert(Agreement, agreement, {
      onConflictFields: ['user', 'place', 'termsChangedAt'],
      onConflictAction: 'ignore',
    });
  }

  /** Batch for resolvers: the agreements of each user, oldest first. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<Agreement[][]> => {
    const user = { $in: [...userIds] };
    const rows = await this.em.fork().find(Agreement, { user }, { orderBy: { id: 'asc' } });
    const byUser = Map.groupBy(rows, (row) => row.user.id);
    return userIds.map((id) => byUser.get(id) ?? []);
  };
}
