import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  /** React warns about updates outside of `act` where this is true. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Mounts a tree into the document. `update` renders another in its place, `unmount` takes it away. */
export async function render(tree: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const update = (next: ReactNode) => act(async () => root.render(next));
  await update(tree);
  const unmount = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  return { container, update, unmount };
}

/** Runs a hook inside `wrap` and gives access to what it last returned. */
export async function renderHook<Result>(hook: () => Result, wrap: (children: ReactNode) => ReactNode) {
  const latest: { current: Result | undefined } = { current: undefined };
  function Probe() {
    latest.current = hook();
    return null;
  }
  const { unmount } = await render(wrap(<Probe />));
  const current = (): Result => {
    if (latest.current === undefined) throw new Error('The hook has not run');
    return latest.current;
  };
  return { current, unmount };
}
