import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the screen is the first of this page load: React Router counts its screens in the state of the history. */
function isFirstScreen(): boolean {
  // Any script may have put anything there.
  const state = window.history.state as { idx?: unknown } | null;
  return state?.idx === 0;
}

/** Goes back one screen, or to `otherwise` where there is none before: this tab was opened here. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // A first screen that was replaced has a key of its own, and what is before it is another page.
    if (key === 'default' || isFirstScreen()) void navigate(otherwise, { replace: true });
    else void navigate(-1);
  };
}
