import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import './zod-without-eval.ts';

it('validates without generating code, which the page’s policy forbids', () => {
  const build = vi.fn();
  vi.stubGlobal('Function', build);
  const rules = z.object({ name: z.string() });
  expect(rules.safeParse({ name: 'Nora' }).success).toBe(true);
  expect(rules.safeParse({ name: 1 }).success).toBe(false);
  vi.unstubAllGlobals();
  expect(build).not.toHaveBeenCalled();
});
