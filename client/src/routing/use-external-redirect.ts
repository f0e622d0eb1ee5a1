import { useEffect, useRef, useState } from 'react';

/** Makes the browser load an address outside of the client. Tests record it instead. */
export type GoTo = (url: string) => void;

const assignLocation: GoTo = (url) => window.location.assign(url);

/**
 * Redirects to a page of the payment provider. Calls are ignored while a redirect is under way, so a double click asks
 * for one page; `isRedirecting` stays true while the browser leaves, and is false again after a failure and when the
 * person comes back.
 */
export function useExternalRedirect(goTo: GoTo = assignLocation) {
  const isUnderWay = useRef(false);
  const [isRedirecting, setIsRedirecting] = useState(false);

  const setUnderWay = (value: boolean) => {
    isUnderWay.current = value;
    setIsRedirecting(value);
  };

  useEffect(() => {
    // Back from the provider's page without a reload: the browser shows this page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setUnderWay(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  /** @param findUrl asks for the address; what it throws goes to `onFailure`. */
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
