import { z } from 'zod';

export type FaultContext = z.core.$RefinementCtx;

/** Reports an error in a parameter. `{param}` in the message is replaced by its name. */
export function fault(context: FaultContext, message: string, code?: string): never {
  context.issues.push({ code: 'custom', message, params: { code }, input: undefined });
  return z.NEVER;
}
