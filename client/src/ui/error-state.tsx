import { useState } from 'react';
import { Button } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';

interface ErrorStateProps {
  /** What went wrong, in the server's words where it sent some. */
  message: string;
  /** Tries again; the button waits for a promise. */
  onRetry: () => unknown;
}

/** A list or page that could not be loaded. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
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
    <MessagePanel role="alert" title={message} description="Check that you are connected, then try again.">
      <Button variant="outline" onClick={retry} loading={isRetrying}>
        Try again
      </Button>
    </MessagePanel>
  );
}
