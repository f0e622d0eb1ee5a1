import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import { UserSchema } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';
import { UserService } from './user.service.ts';

export const userFeature = defineFeature({
  entities: [UserSchema],
  create({ em, statements, storage, images, objects }: Platform & StorageServices) {
    const users = new UserService(em, statements, images, objects);
    return { provides: { users }, resolvers: [new UserResolver(users, storage)] };
  },
});

export type UserServices = ServicesOf<typeof userFeature>;
