import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readView, writeView, type CatalogueView } from './catalogue-view.ts';

/** The view that the address asks for, and how to ask for another. */
export function useCatalogueView() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(parameters);
  const addressOf = (change: Partial<CatalogueView>) => pathname + writeView({ ...view, ...change });
  /** @param keepHistory whether Back leads to what was before; not for what changes while one types. */
  const show = (change: Partial<CatalogueView>, keepHistory = true) => {
    // The screen follows its address a moment later: what was chosen in that moment stands in the address alone.
    const now = readView(new URLSearchParams(window.location.search));
    void navigate(pathname + writeView({ ...now, ...change }), {
      replace: !keepHistory,
      preventScrollReset: true,
    });
  };
  return { view, addressOf, show };
}
