import type { Feature } from '#server/feature.ts';
import { mailHandlers } from './mail.jobs.ts';

export const mailFeature: Feature = {
  jobs: ({ mailer }) => mailHandlers(mailer),
};
