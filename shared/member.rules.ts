import { z } from 'zod';
import { limits } from './limits.ts';
import { atMost } from './rules.ts';

/** What a list of people is searched for. */
export const memberSearchRules = z.object({ search: atMost(limits.search.max) });
