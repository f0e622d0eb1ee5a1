import { useState } from 'react';
import { Button } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';

interface ErrorStateProps {
  /** What went wrong, in the server's words where it sent some. */
  message: string;
  /** What may help, where it is not the connection. */
  description?: string;
  /** Tries again; the button waits for a promise. */
  onRetry: () => unknown;
}

/** A list or page that could not be loaded. */
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
  return (
    <MessagePanel role="alert" title={message} description={description}>
      <Button variant="outline" onClick={retry} loading={isRetrying}>
        Try again
      </Button>
    </MessagePanel>
  );
}
