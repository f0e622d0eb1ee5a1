import { useEffect, useRef } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from './toasts.ts';

/** A load is announced only if it takes longer than this, in ms. */
const slowAfter = 400;

interface LoadTexts {
  /** This and `success` are omitted if the specification has no text. */
  loading?: string;
  success?: string;
  failure: string;
}

/** Shows toasts about a slow load and its end. A failure is always shown. */
export function useLoadToasts({ loading, error }: { loading: boolean; error?: unknown }, texts: LoadTexts) {
  const toast = useRef<ReturnType<typeof notify.loading> | null>(null);
  const latestTexts = useRef(texts);
  useEffect(() => {
    latestTexts.current = texts;
  });

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      const text = latestTexts.current.loading;
      if (text) toast.current = notify.loading(text);
    }, slowAfter);
    return () => {
      clearTimeout(timer);
      // A person who leaves early gets no toast about the result.
      toast.current?.dismiss();
    };
  }, [loading]);

  useEffect(() => {
    if (loading) return;
    const { success, failure } = latestTexts.current;
    if (error) notify.error(errorMessage(error, failure));
    else if (toast.current && success) notify.success(success);
    toast.current = null;
  }, [loading, error]);
}
