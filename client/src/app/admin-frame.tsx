import { chakra } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';

/** Only admins load it. */
const AdminNavigation = lazyPart(
  async () => (await import('./admin-navigation.tsx')).AdminNavigation,
  'quiet',
);

interface AdminFrameProps {
  isAdminScreen: boolean;
  /** Whether the person is known to be an admin. */
  isAdmin: boolean;
  /** The main landmark, and what is above it. */
  children: ReactNode;
}

/**
 * The main landmark, on screens for admins beside their navigation. The space of the navigation is reserved until it is loaded, so
 * that nothing moves.
 */
export function AdminFrame({ isAdminScreen, isAdmin, children }: AdminFrameProps) {
  return (
    <Frame data-admin={isAdminScreen || undefined}>
      {isAdminScreen && (
        <Place>
          <Suspense>{isAdmin && <AdminNavigation />}</Suspense>
        </Place>
      )}
      <chakra.div minWidth="0">{children}</chakra.div>
    </Frame>
  );
}

/** The same element on all screens, so that `main` keeps its identity. */
const Frame = chakra('div', {
  base: {
    '&[data-admin]': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'min(14.5rem, 30vw) minmax(0, 1fr)',
    },
  },
});

const Place = chakra('div', {
  base: {
    minHeight: '12',
    bg: 'bg.muted',
    // Only widths: the shorthand of a breakpoint would set the colour of the text again.
    borderColor: 'border',
    borderBottomWidth: { base: '1px', lg: '0' },
    borderInlineEndWidth: { lg: '1px' },
    // Above the page, for the unfolded menu of a phone.
    position: 'relative',
    zIndex: { base: 'header', lg: 'auto' },
  },
});
