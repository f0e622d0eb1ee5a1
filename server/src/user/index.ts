import type { Feature } from '#server/feature.ts';
import { UserSchema } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';

export const userFeature: Feature = {
  entities: [UserSchema],
  resolvers: ({ users, storage }) => [new UserResolver(users, storage)],
};
