import { z } from 'zod';
import { playerLimits, playerTexts } from '#shared/player.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import type { PlayerSettings } from './player-settings.entity.ts';

const PROPERTIES = [
  'speed',
  'hasCaptions',
  'captionLanguage',
  'hasCharacterKeys',
  'playsNext',
] as const satisfies (keyof PlayerSettings)[];

/** Settings as the statements return them. */
export type PlayerSettingsRow = Pick<PlayerSettings, (typeof PROPERTIES)[number]>;

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

const SAVE = statement(
  `insert into player_settings
     (id, created_at, user_id, speed, has_captions, caption_language, has_character_keys, plays_next)
   values ($1, now(), $2, $3, $4, $5, $6, $7)
   on conflict (user_id) do update set speed = excluded.speed, has_captions = excluded.has_captions,
     caption_language = excluded.caption_language, has_character_keys = excluded.has_character_keys,
     plays_next = excluded.plays_next`,
);
const OF_USERS = statement<PlayerSettingsRow & { userId: string }>(
  `select ${columns('player_settings', ['userId', ...PROPERTIES])} from player_settings
   where user_id = any($1::uuid[])`,
);

/** Player settings. They belong to the account, so that all devices of a user share them. */
export class PlayerSettingsService {
  constructor(private readonly statements: Statements) {}

  /** Replaces the settings of the caller. Throws UNAUTHENTICATED, BAD_USER_INPUT. */
  async save(actor: Actor, input: PlayerSettingsRow): Promise<void> {
    const { userId } = requireUser(actor);
    const settings = validate(rules, input);
    await this.statements.all(SAVE, [newId(), userId, ...PROPERTIES.map((name) => settings[name])]);
  }

  /** Batch for resolvers: the settings of each user, null for a user who has never saved any. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<(PlayerSettingsRow | null)[]> => {
    const rows = await this.statements.all(OF_USERS, [userIds]);
    return userIds.map((id) => rows.find(({ userId }) => userId === id) ?? null);
  };
}
