import type { DemoServices } from '#server/demo/index.ts';
import type { DoctorServices } from '#server/doctor/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { SetupStepRecordSchema } from './setup-step.entity.ts';
import { DemoStepsResolver, SetupResolver } from './setup.resolver.ts';
import { SetupService } from './setup.service.ts';

export const setupFeature = defineFeature({
  entities: [SetupStepRecordSchema],
  create(services: Platform & SchoolServices & DoctorServices & DemoServices) {
    const { em, config, school, doctor, demoMarks } = services;
    const setup = new SetupService({ em, school, doctor, demoMarks, publicUrl: config.publicUrl });
    return { provides: {}, resolvers: [new SetupResolver(setup), new DemoStepsResolver(setup)] };
  },
});
