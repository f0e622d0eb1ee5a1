import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UserServices } from '#server/user/index.ts';
import { PlayerSettingsSchema } from './player-settings.entity.ts';
import { PlayerSettingsResolver } from './player-settings.resolver.ts';
import { PlayerSettingsService } from './player-settings.service.ts';

export const playerFeature = defineFeature({
  entities: [PlayerSettingsSchema],
  create({ statements, users }: Platform & UserServices) {
    const settings = new PlayerSettingsService(statements);
    return { provides: {}, resolvers: [new PlayerSettingsResolver(settings, users)] };
  },
});
