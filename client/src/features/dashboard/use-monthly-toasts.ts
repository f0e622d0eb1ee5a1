import { useEffect } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { statsMessages } from '#shared/stats.ts';

const { loading, success, failure } = statsMessages;

/** The toasts of the monthly records: a failure is told in two, the second one says why (specification, section 8). */
export function useMonthlyToasts(load: { loading: boolean; error?: unknown }) {
  const { loading: isLoading, error } = load;
  // Without the error's own message, so that the first toast is the specified text.
  useLoadToasts(
    { loading: isLoading, error: error ? hidden : undefined },
    {
      loading: loading.loadMonthlyRecords,
      success: success.loadMonthlyRecords,
      failure: failure.loadMonthlyRecords,
    },
  );
  useEffect(() => {
    if (error && !isLoading) notify.error(errorMessage(error, failure.loadMonthlyRecordsReason));
  }, [error, isLoading]);
}

const hidden = new Error();
