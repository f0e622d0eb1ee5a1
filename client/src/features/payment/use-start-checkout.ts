import { useEffect, useRef, useState } from 'react';
import { useStartCheckoutMutation } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/lib/graphql-error.ts';
import { notify } from '#client/lib/notices.ts';
import { messages } from '#shared/messages.ts';

interface StartCheckoutOptions {
  /** Called when the server says that a subscription is active already. */
  onAlreadyActive: () => void;
  /** Where the browser goes; `window.location.assign` unless a test watches. */
  goTo?: (url: string) => void;
}

/**
 * Opens the payment provider's page. Clicks that come while a checkout is being opened are ignored, so a double
 * click makes one checkout; `isStarting` stays true while the browser leaves.
 */
export function useStartCheckout({ onAlreadyActive, goTo = leaveFor }: StartCheckoutOptions) {
  const started = useRef(false);
  const [isStarting, setIsStarting] = useState(false);
  const [mutate] = useStartCheckoutMutation();

  const begin = (value: boolean) => {
    started.current = value;
    setIsStarting(value);
  };

  useEffect(() => {
    // Back from the provider's page without a reload: the browser shows this page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) begin(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const startCheckout = async () => {
    if (started.current) return;
    begin(true);
    try {
      const { data } = await mutate();
      const url = data?.startCheckout.url;
      if (!url) throw new Error('The server opened no checkout');
      goTo(url);
    } catch (error) {
      begin(false);
      if (hasCode(error, 'CONFLICT')) onAlreadyActive();
      notify.error(errorMessage(error, messages.failure.startCheckout));
    }
  };

  return { startCheckout, isStarting };
}

function leaveFor(url: string): void {
  window.location.assign(url);
}
