import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UserServices } from '#server/user/index.ts';
import { Doctor } from './doctor.ts';
import { DoctorResolver } from './doctor.resolver.ts';

export const doctorFeature = defineFeature({
  entities: [],
  create({ config, databaseUrl, users }: Platform & UserServices) {
    return { provides: {}, resolvers: [new DoctorResolver(new Doctor(config, databaseUrl, users))] };
  },
});
