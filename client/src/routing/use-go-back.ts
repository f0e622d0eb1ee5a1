import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the screen is the first of this page load: React Router stores the index of a screen in the history's state. */
function isFirstScreen(): boolean {
  // Any script may have written this state.
  const state = window.history.state as { idx?: unknown } | null;
  return state?.idx === 0;
}

/** Goes back one screen, or to `otherwise` if the tab was opened on this screen. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // A replaced first screen has a key of its own, and the entry before it is another page.
    if (key === 'default' || isFirstScreen()) void navigate(otherwise, { replace: true });
    else void navigate(-1);
  };
}
