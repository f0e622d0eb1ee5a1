import { z } from 'zod';
import { messages } from '#shared/messages.ts';
import { lectureRules } from '#shared/rules.ts';

const { validation } = messages;

/** The lecture form: the shared rules, and a film that the server will look into. */
export const lectureFormRules = lectureRules.extend({
  video: z
    .instanceof(File, { error: validation.lectureFieldsMandatory })
    .refine(({ type }) => type.startsWith('video/'), validation.videoFormat),
  isFreePreview: z.boolean(),
});
