import { useLayoutEffect, useRef, useState } from 'react';
import { messages } from '#shared/messages.ts';
import { Button } from './button.tsx';
import { MessagePanel } from './message-panel.tsx';
import { useAutomaticRetry } from './use-automatic-retry.ts';
import { focusOn } from './focus-on.ts';
import { useOnline } from './use-online.ts';

interface ErrorStateProps {
  /** The error, in the server's words if it sent any. */
  message: string;
  /** Advice, if the connection is not the problem. */
  description?: string;
  /** Retries. The button shows progress until a returned promise settles. */
  onRetry: () => unknown;
}

/** The error state of a list or page. It retries automatically when the school, if unreachable, can be reached again. */
export function ErrorState({ message, description, onRetry }: ErrorStateProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  /** Resolves with whether the retry succeeded. */
  const retry = async () => {
    setIsRetrying(true);
    try {
      await onRetry();
      return true;
    } catch {
      // The component that renders this one shows the error.
      return false;
    } finally {
      setIsRetrying(false);
    }
  };
  const isOnline = useOnline();
  useAutomaticRetry(retry);
  const button = useRef<HTMLButtonElement>(null);
  // What replaces the button is read from here on.
  useLayoutEffect(
    () => () => {
      if (button.current === document.activeElement) focusOn(button.current?.closest('section, main'));
    },
    [],
  );
  return (
    <MessagePanel
      role="alert"
      title={isOnline ? message : messages.offline.what}
      description={isOnline ? (description ?? messages.checkConnection) : messages.offline.then}
    >
      <Button ref={button} variant="outline" onClick={retry} loading={isRetrying}>
        {messages.button.tryAgain}
      </Button>
    </MessagePanel>
  );
}
