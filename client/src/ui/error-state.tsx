import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '#shared/messages.ts';
import { Button } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';
import { useOnline } from './use-online.ts';

interface ErrorStateProps {
  /** What went wrong, in the server's words where it sent some. */
  message: string;
  /** What may help, where it is not the connection. */
  description?: string;
  /** Tries again; the button waits for a promise. */
  onRetry: () => unknown;
}

/** How long to wait before another try with a network that has only just come back, in ms. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];

/** A list or page that could not be loaded. It is tried again as soon as a browser without a network has one again. */
export function ErrorState({
  message,
  description = 'Check that you are connected, then try again.',
  onRetry,
}: ErrorStateProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  /** Whether that helped. */
  const retry = async () => {
    setIsRetrying(true);
    try {
      await onRetry();
      return true;
    } catch {
      // The failure is shown by whoever shows this.
      return false;
    } finally {
      setIsRetrying(false);
    }
  };
  const isOnline = useOnline();
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    let timer = 0;
    let isShown = true;
    const retryAfter = async ([pause, ...later]: readonly number[]) => {
      // The browser hears of its network before the first request may get through it.
      if ((await retryOnline()) || pause === undefined || !isShown) return;
      timer = window.setTimeout(() => void retryAfter(later), pause);
    };
    const onOnline = () => {
      window.clearTimeout(timer);
      void retryAfter(PAUSES_MS);
    };
    window.addEventListener('online', onOnline);
    return () => {
      isShown = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <MessagePanel
      role="alert"
      title={isOnline ? message : messages.offline.what}
      description={isOnline ? description : messages.offline.then}
    >
      <Button variant="outline" onClick={retry} loading={isRetrying}>
        Try again
      </Button>
    </MessagePanel>
  );
}
