import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { callerRoutes } from './caller.routes.ts';
import { Doctor } from './doctor.ts';
import { DoctorResolver } from './doctor.resolver.ts';

export const doctorFeature = defineFeature({
  entities: [],
  create({ config, databaseUrl, textCipher, users, school }: Platform & UserServices & SchoolServices) {
    const doctor = new Doctor(config, databaseUrl, users, school);
    return {
      provides: { doctor, callerRoutes: callerRoutes(textCipher) },
      resolvers: [new DoctorResolver(doctor)],
    };
  },
});

export type DoctorServices = ServicesOf<typeof doctorFeature>;
