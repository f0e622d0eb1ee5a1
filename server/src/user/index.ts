import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import { UserCounts } from './user-counts.ts';
import { UserRollupSchema } from './user-rollup.entity.ts';
import { UserSchema } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';
import { LANGUAGE_LIMIT, PROFILE_LIMIT, UserService } from './user.service.ts';

export const userFeature = defineFeature({
  entities: [UserSchema, UserRollupSchema],
  create({ em, statements, pool, storage, images, objects, config }: Platform & StorageServices) {
    const users = new UserService(em, statements, images, objects, {
      profile: new RateLimit(pool, PROFILE_LIMIT),
      language: new RateLimit(pool, LANGUAGE_LIMIT),
    });
    const userCounts = new UserCounts(statements);
    return {
      provides: { users, userCounts },
      resolvers: [new UserResolver(users, storage, config.publicUrl)],
    };
  },
});

export type UserServices = ServicesOf<typeof userFeature>;
