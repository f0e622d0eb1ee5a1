import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import { Button } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';
import { useAutomaticRetry } from './use-automatic-retry.ts';
import { useOnline } from './use-online.ts';

interface ErrorStateProps {
  /** What went wrong, in the server's words where it sent some. */
  message: string;
  /** What may help, where it is not the connection. */
  description?: string;
  /** Tries again; the button waits for a promise. */
  onRetry: () => unknown;
}

/** A list or page that could not be loaded. It is tried again as soon as the school can be reached again that could not be. */
export function ErrorState({ message, description, onRetry }: ErrorStateProps) {
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
  useAutomaticRetry(retry);
  return (
    <MessagePanel
      role="alert"
      title={isOnline ? message : messages.offline.what}
      description={isOnline ? (description ?? messages.checkConnection) : messages.offline.then}
    >
      <Button variant="outline" onClick={retry} loading={isRetrying}>
        {messages.button.tryAgain}
      </Button>
    </MessagePanel>
  );
}
