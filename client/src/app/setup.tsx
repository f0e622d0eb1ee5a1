import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SetupRoom } from '#client/features/school/setup-room.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { paths } from '#shared/paths.ts';
import { settingsPaths } from '#shared/settings-paths.ts';

const SetupCard = lazyPart(
  async () => (await import('#client/features/school/setup-card.tsx')).SetupCard,
  'quiet',
);

/**
 * The setup of the school, above the home page and the admin pages (ADMIN). The page of the first steps has its own list. The room of
 * the card is reserved until it is loaded.
 */
export function Setup() {
  const { pathname } = useLocation();
  const isAdminPage = pathname.startsWith('/admin/') && pathname !== settingsPaths.firstSteps;
  if (pathname !== paths.home && !isAdminPage) return null;
  return (
    <Suspense fallback={<SetupRoom />}>
      {/* Each page starts with the stored view, so that the card is folded after the first one. */}
      <SetupCard key={pathname} />
    </Suspense>
  );
}
