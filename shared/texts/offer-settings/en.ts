import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  validation: {
    price: 'A price is an amount above zero, with as many decimals as its currency has',
    currency: 'A currency is chosen from the list',
    days: 'This is a whole number of days, {min} to {max}',
  },
} as const satisfies TextTree;
