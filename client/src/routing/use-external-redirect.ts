import { useEffect, useRef, useState } from 'react';

/** Navigates the browser to an address outside the client. Replaced in tests. */
export type GoTo = (url: string) => void;

const assignLocation: GoTo = (url) => window.location.assign(url);

/**
 * Redirects to a page of the payment provider. Calls during a redirect are ignored, so a double click requests one page.
 * `isRedirecting` stays true while the browser leaves. It becomes false after a failure, and when the person comes back.
 */
export function useExternalRedirect(goTo: GoTo = assignLocation) {
  const isUnderWay = useRef(false);
  const [isRedirecting, setIsRedirecting] = useState(false);

  const setUnderWay = (value: boolean) => {
    isUnderWay.current = value;
    setIsRedirecting(value);
  };

  useEffect(() => {
    // After Back from the provider's page, the browser restores this page without a reload.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setUnderWay(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  /** @param findUrl requests the address; its errors go to `onFailure`. */
  const redirect = async (
    findUrl: () => Promise<string | undefined>,
    onFailure: (error: unknown) => void,
  ) => {
    if (isUnderWay.current) return;
    setUnderWay(true);
    try {
      const url = await findUrl();
      if (!url) throw new Error('The server named no page to go to');
      goTo(url);
    } catch (error) {
      setUnderWay(false);
      onFailure(error);
    }
  };

  return { redirect, isRedirecting };
}
