import { act, configure, render as mount, renderHook as mountHook, within } from '@testing-library/react';
import type { ReactNode } from 'react';

// Skips the check for hidden elements: it computes the styles of all ancestors, which takes happy-dom seconds.
configure({ defaultHidden: true });

declare global {
  /** React warns about updates outside of `act` if this is true. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/**
 * Mounts a tree into the document. Returns Testing Library's queries for it. `press` clicks the button with a name, `update`
 * renders another tree in its place, `unmount` removes it.
 */
export async function render(tree: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.body.appendChild(document.createElement('div'));
  const view = await act(async () => mount(tree, { container }));
  const update = (next: ReactNode) => act(async () => view.rerender(next));
  const unmount = async () => {
    await act(async () => view.unmount());
    container.remove();
  };
  const queries = within(container);
  const press = (name: string) => act(async () => queries.getByRole('button', { name }).click());
  return { ...queries, container, press, update, unmount };
}

/** Runs a hook inside `wrap` and gives access to its last result. */
export async function renderHook<Result>(hook: () => Result, wrap: (children: ReactNode) => ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const { result, unmount } = await act(async () =>
    mountHook(hook, { wrapper: ({ children }: { children: ReactNode }) => wrap(children) }),
  );
  return { current: () => result.current, unmount: () => act(async () => unmount()) };
}
