import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { PlayerSettings } from './player-settings.entity.ts';
import type { PlayerSettingsRow, PlayerSettingsService } from './player-settings.service.ts';
import { PlayerSettingsInput } from './player.inputs.ts';

/** Resolves player settings: their mutation, and their field of the type User. */
@Resolver(() => User)
export class PlayerSettingsResolver {
  constructor(
    private readonly settings: PlayerSettingsService,
    private readonly users: UserService,
  ) {}

  @Internal
  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => User, {
    description: 'Saves the player settings of the caller. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
  })
  async savePlayerSettings(
    @Arg('input', () => PlayerSettingsInput, { description: 'All of the settings.' })
    input: PlayerSettingsInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    await this.settings.save(actor, input);
    return this.users.requireMe(actor);
  }

  @Internal
  @FieldResolver(() => PlayerSettings, {
    nullable: true,
    description:
      'Player settings; null if the user has never saved any. Visible to the user and to admins; FORBIDDEN for others.',
  })
  async playerSettings(
    @Root() { id }: User,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<PlayerSettingsRow | null> {
    requireSelfOrAdmin(actor, id);
    return load(this.settings.ofUsers, id);
  }
}
