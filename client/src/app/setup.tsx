import { useLocation } from 'react-router-dom';
import { SetupCard } from '#client/features/school/setup-card.tsx';
import { hasSetupCard } from './setup-room.tsx';

/** The setup of the school, above the home page and the admin pages (ADMIN). */
export function Setup() {
  const { pathname } = useLocation();
  // Each page starts with the stored view, so that the card is folded after the first one.
  return hasSetupCard(pathname) && <SetupCard key={pathname} />;
}
