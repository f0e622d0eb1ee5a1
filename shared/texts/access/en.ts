import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  access: {
    subscriptionRequired: 'An active subscription is needed to watch the lectures',
  },
} as const satisfies TextTree;
