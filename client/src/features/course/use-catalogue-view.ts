import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readView, writeView, type CatalogueView } from './catalogue-view.ts';

/** The view that the address asks for, and how to ask for another. */
export function useCatalogueView() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(parameters);
  const addressOf = (change: Partial<CatalogueView>) => pathname + writeView({ ...view, ...change });
  const show = (change: Partial<CatalogueView>, options?: { replace: boolean }) =>
    void navigate(addressOf(change), { ...options, preventScrollReset: true });
  return { view, addressOf, show };
}
