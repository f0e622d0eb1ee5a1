import { defineFeature } from '#server/feature.ts';
import type { Platform } from '#server/platform.ts';
import { mailHandlers } from './mail.jobs.ts';

export const mailFeature = defineFeature({
  create: ({ mailer }: Platform) => ({ provides: {}, jobs: mailHandlers(mailer) }),
});
