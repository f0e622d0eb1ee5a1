import { pageNames } from '#shared/pages.ts';
import { StatusScreen } from './status-screen.tsx';

/** Whatever is at no address of ours. */
export function NotFoundPage() {
  return (
    <StatusScreen
      title={pageNames.notFound}
      text="There is nothing at this address. It may have moved, or the link may be wrong."
    />
  );
}
