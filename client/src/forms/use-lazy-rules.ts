import { useCallback, useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form's resolver for rules that are fetched once the form is shown: `load` imports their module, and keeps being the same
 * function. Where they cannot be fetched the server alone checks, by the same rules.
 */
export function useLazyRules<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  useEffect(() => {
    // What fails here is tried again when the form is sent.
    void loadResolver(load).catch(() => undefined);
  }, [load]);
  return useCallback(
    async (values, context, options) => {
      const resolve = await loadResolver(load).catch(() => null);
      // The server takes what people typed, and refuses what is wrong with it.
      if (!resolve) return { values: values as unknown as Output, errors: {} };
      return resolve(values, context, options);
    },
    [load],
  );
}

async function loadResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Promise<Resolver<Input, unknown, Output>> {
  const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
  return zodResolver(rules);
}
