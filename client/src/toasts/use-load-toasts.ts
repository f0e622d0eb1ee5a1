import { useEffect, useRef } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from './toasts.ts';

/** A load is announced only when it takes longer than this, in ms: a quick one needs no words. */
const slowAfter = 400;

interface LoadTexts {
  /** This and `success` are left out where the specification sets no text. */
  loading?: string;
  success?: string;
  failure: string;
}

/** Tells in toasts that a load takes long and how it ended. A failure is told always. */
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
      // Whoever leaves before the end is not told about it.
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
