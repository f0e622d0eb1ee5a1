import { useEffect } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { statsMessages } from '#shared/stats.ts';

const { loading, success, failure } = statsMessages;

/** The toasts of the monthly records. A failure shows two, and the second one gives the reason (specification, section 8). */
export function useMonthlyToasts(load: { loading: boolean; error?: unknown }) {
  const { loading: isLoading, error } = load;
  // The error has no message, so that the first toast has the specified text.
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
