import { useCallback, useState } from 'react';

/** The current size of an element in pixels; 0 until it is measured. Set `frame` as the ref of the element. */
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
