import { useCallback, useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form's resolver for rules that are loaded once the form is shown. `load` imports their module and must be a stable function.
 * If they cannot be loaded, only the server validates, with the same rules.
 */
export function useLazyRules<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  useEffect(() => {
    // A failure is ignored: the submit tries again.
    void loadResolver(load).catch(() => undefined);
  }, [load]);
  return useCallback(
    async (values, context, options) => {
      const resolve = await loadResolver(load).catch(() => null);
      // The server accepts raw input and refuses invalid values.
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
