import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { CALLER_PATH } from './caller.ts';
import { callerRoutes } from './caller.routes.ts';
import { Doctor } from './doctor.ts';
import { DoctorResolver } from './doctor.resolver.ts';

export const doctorFeature = defineFeature({
  entities: [],
  create({ config, databaseUrl, textCipher, users, school }: Platform & UserServices & SchoolServices) {
    const doctor = new Doctor(config, databaseUrl, users, school);
    return {
      provides: { doctor },
      resolvers: [new DoctorResolver(doctor)],
      routes: [{ path: CALLER_PATH, router: callerRoutes(textCipher) }],
    };
  },
});

export type DoctorServices = ServicesOf<typeof doctorFeature>;
