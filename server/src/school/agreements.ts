import type { EntityManager } from '@mikro-orm/postgresql';
import { legalMessages } from '#shared/legal.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { Agreement, type AgreementPlace } from './agreement.entity.ts';
import { legalPageOf } from './legal-page.ts';
import type { SchoolService } from './school.service.ts';

/** Who agreed to which version of the terms of service, and when. */
export class Agreements {
  constructor(
    private readonly em: EntityManager,
    private readonly school: SchoolService,
  ) {}

  /**
   * Throws CONFLICT where somebody was shown another version of the terms than the one of now, or none.
   *
   * @param shown names the version; null for who was shown none, undefined for a program, which shows nobody anything.
   */
  requireCurrent(shown: Date | null | undefined): void {
    if (shown === undefined) return;
    const current = legalPageOf(this.school.current, 'TERMS')?.changedAt;
    if (current?.getTime() !== shown?.getTime()) {
      throw new AppError('CONFLICT', legalMessages.conflict.termsChanged);
    }
  }

  /** Keeps in the transaction of `em` that somebody agreed to the version that they were shown, if they were shown one. */
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

  /** Batch for resolvers: what each of these people has agreed to, oldest first. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<Agreement[][]> => {
    const user = { $in: [...userIds] };
    const rows = await this.em.fork().find(Agreement, { user }, { orderBy: { id: 'asc' } });
    const byUser = Map.groupBy(rows, (row) => row.user.id);
    return userIds.map((id) => byUser.get(id) ?? []);
  };
}
