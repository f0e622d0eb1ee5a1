import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back one screen, or to `otherwise` where there is none before: this tab was opened here. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate(otherwise, { replace: true });
    else void navigate(-1);
  };
}
