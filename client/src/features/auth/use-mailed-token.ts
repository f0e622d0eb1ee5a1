import { useLocation } from 'react-router-dom';

/** Returns the token of the mailed link; empty without one. Links of earlier versions carry it in the query. */
export function useMailedToken(): string {
  const { hash, search } = useLocation();
  const [behindHash, inQuery] = [hash.slice(1), search].map((text) => new URLSearchParams(text).get('token'));
  return behindHash ?? inQuery ?? '';
}
