import { useEffect, useRef } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from './notices.ts';

/** A load is announced only when it takes longer than this, in ms: a quick one needs no words. */
const slowAfter = 400;

interface LoadTexts {
  /** This and `success` are left out where the specification sets no text. */
  loading?: string;
  success?: string;
  failure: string;
}

/** Tells in notices that a load takes long and how it ended. A failure is told always. */
export function useLoadNotices({ loading, error }: { loading: boolean; error?: unknown }, texts: LoadTexts) {
  const notice = useRef<ReturnType<typeof notify.loading> | null>(null);
  const latestTexts = useRef(texts);
  useEffect(() => {
    latestTexts.current = texts;
  });

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      const text = latestTexts.current.loading;
      if (text) notice.current = notify.loading(text);
    }, slowAfter);
    return () => {
      clearTimeout(timer);
      // Whoever leaves before the end is not told about it.
      notice.current?.dismiss();
    };
  }, [loading]);

  useEffect(() => {
    if (loading) return;
    const { success, failure } = latestTexts.current;
    if (error) notify.error(errorMessage(error, failure));
    else if (notice.current && success) notify.success(success);
    notice.current = null;
  }, [loading, error]);
}
