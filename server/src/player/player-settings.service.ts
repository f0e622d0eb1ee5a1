import { sql } from 'kysely';
import { z } from 'zod';
import { playerLimits, playerTexts } from '#shared/player.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, flag, float, orNull, read, text, uuid, uuids, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';

const { speed, captionLanguage } = playerLimits;
const speedFault = { error: () => playerTexts.validation.speed(speed) };
const languageFault = { error: () => playerTexts.validation.captionLanguage };
const rules = z.object({
  speed: z.number().min(speed.min, speedFault).max(speed.max, speedFault),
  hasCaptions: z.boolean(),
  captionLanguage: z
    .string()
    .max(captionLanguage.max, languageFault)
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/i, languageFault)
    .nullable(),
  hasCharacterKeys: z.boolean(),
  playsNext: z.boolean(),
});

const SAVE = read(
  {
    id: uuid,
    userId: uuid,
    speed: float,
    hasCaptions: flag,
    captionLanguage: orNull(text),
    hasCharacterKeys: flag,
    playsNext: flag,
  },
  ({ id, userId, ...settings }) =>
    db
      .insertInto('playerSettings')
      .values({ id, createdAt: sql<Date>`now()`, userId, ...settings })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings)),
);
const OF_USERS = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('playerSettings')
    .where('userId', '=', anyOf(ids))
    .select(['userId', 'speed', 'hasCaptions', 'captionLanguage', 'hasCharacterKeys', 'playsNext']),
);

/** The settings of a user. */
export type PlayerSettingsRow = Omit<RowOf<typeof OF_USERS>, 'userId'>;

/** Player settings. They belong to the account, so that all devices of a user share them. */
export class PlayerSettingsService {
  constructor(private readonly statements: Statements) {}

  /** Replaces the settings of the caller. Throws UNAUTHENTICATED, BAD_USER_INPUT. */
  async save(actor: Actor, input: PlayerSettingsRow): Promise<void> {
    const { userId } = requireUser(actor);
    const settings = validate(rules, input);
    await this.statements.all(SAVE, { id: newId(), userId, ...settings });
  }

  /** Batch for resolvers: the settings of each user, null for a user who has never saved any. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<(PlayerSettingsRow | null)[]> => {
    const rows = await this.statements.all(OF_USERS, { ids: userIds });
    return userIds.map((id) => rows.find(({ userId }) => userId === id) ?? null);
  };
}
