import { useLocation } from 'react-router-dom';
import { SetupCard } from '#client/features/school/setup-card.tsx';
import { paths } from '#shared/paths.ts';
import { settingsPaths } from '#shared/settings-paths.ts';

/** The setup of the school, above the home page and the admin pages. The page of the first steps shows it itself. */
export function Setup() {
  const { pathname } = useLocation();
  const isShown = pathname === paths.home || pathname.startsWith('/admin/');
  // Each page starts with the stored view, so that the card is folded after the first one.
  return isShown && pathname !== settingsPaths.firstSteps && <SetupCard key={pathname} />;
}
