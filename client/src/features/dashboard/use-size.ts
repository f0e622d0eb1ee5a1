import { useCallback, useState } from 'react';

/** The size of an element in pixels, as it is and when it changes; 0 until it is known. Put `frame` on the element. */
export function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, ...size };
}
