import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readView, writeView, type CatalogueView } from './catalogue-view.ts';

/** The view in the URL, and ways to change it. */
export function useCatalogueView() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(parameters);
  const addressOf = (change: Partial<CatalogueView>) => pathname + writeView({ ...view, ...change });
  /** @param keepHistory adds a history entry; false for changes while the user types. */
  const show = (change: Partial<CatalogueView>, keepHistory = true) => {
    // The render lags behind the URL, so the newest choices are only in the URL.
    const now = readView(new URLSearchParams(window.location.search));
    void navigate(pathname + writeView({ ...now, ...change }), {
      replace: !keepHistory,
      preventScrollReset: true,
    });
  };
  return { view, addressOf, show };
}
