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

/** A list or page that could not be loaded. It is tried again as soon as a browser without a network has one again. */
export function ErrorState({
  message,
  description = 'Check that you are connected, then try again.',
  onRetry,
}: ErrorStateProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    try {
      await onRetry();
    } catch {
      // The failure is shown by whoever shows this.
    } finally {
      setIsRetrying(false);
    }
  };
  const isOnline = useOnline();
  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const onOnline = () => retryOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
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
