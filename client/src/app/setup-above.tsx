import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#client/features/auth/use-session.ts';
import { readSetup, SetupPlace } from '#client/features/school/setup-place.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';

/** Only admins set up the school. */
const SetupCard = lazyPart(
  async () => (await import('#client/features/school/setup-card.tsx')).SetupCard,
  'quiet',
);

/** The home page and the admin pages. The page of the first steps has its own list. */
const PAGES = /^\/($|admin\/(?!.*first-steps))/;

/** The setup of the school above a page (ADMIN), folded on each new page. Its place is reserved while the session and its script load. */
export function SetupAbove({ isAdminScreen }: { isAdminScreen: boolean }) {
  const { pathname } = useLocation();
  const { status, isAdmin } = useSession();
  if (!PAGES.test(pathname)) return null;
  const stored = readSetup();
  const place = stored !== 'done' && <SetupPlace />;
  if (isAdmin) {
    return (
      <Suspense fallback={place}>
        <SetupCard key={pathname} />
      </Suspense>
    );
  }
  return status === 'loading' && (isAdminScreen || stored === 'open') && place;
}
