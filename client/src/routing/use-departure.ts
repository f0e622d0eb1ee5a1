import { useEffect, useRef, useState } from 'react';

/** Takes the browser to an address outside of the client. A test watches it instead. */
export type GoTo = (url: string) => void;

const leaveFor: GoTo = (url) => window.location.assign(url);

/**
 * Leaves for a page of the payment provider. Calls that come while one is under way are ignored, so a double click
 * asks for one page; `isLeaving` stays true while the browser leaves, and is false again after a failure and when the
 * person comes back.
 */
export function useDeparture(goTo: GoTo = leaveFor) {
  const isUnderWay = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const mark = (value: boolean) => {
    isUnderWay.current = value;
    setIsLeaving(value);
  };

  useEffect(() => {
    // Back from the provider's page without a reload: the browser shows this page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) mark(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  /** @param findUrl asks for the address; what it throws goes to `onFailure`. */
  const depart = async (findUrl: () => Promise<string | undefined>, onFailure: (error: unknown) => void) => {
    if (isUnderWay.current) return;
    mark(true);
    try {
      const url = await findUrl();
      if (!url) throw new Error('The server named no page to go to');
      goTo(url);
    } catch (error) {
      mark(false);
      onFailure(error);
    }
  };

  return { depart, isLeaving };
}
