import type { DoctorServices } from '#server/doctor/index.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { SetupStepRecordSchema } from './setup-step.entity.ts';
import { SetupResolver } from './setup.resolver.ts';
import { SetupService } from './setup.service.ts';

export const setupFeature = defineFeature({
  entities: [SetupStepRecordSchema],
  create({ em, school, doctor }: Platform & SchoolServices & DoctorServices) {
    const setup = new SetupService({ em, school, doctor });
    return { provides: { setup }, resolvers: [new SetupResolver(setup)] };
  },
});

export type SetupServices = ServicesOf<typeof setupFeature>;
