import { ErrorState } from '#client/ui/error-state.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { messages } from '#shared/messages.ts';
import { pagesTexts } from '#shared/pages.ts';

/**
 * Takes the place of a screen that broke or could not be loaded. Trying again starts the page anew, if the school can be reached:
 * a browser would put an error of its own in its place.
 */
export function RouteError() {
  return (
    <SplitPage title={pagesTexts.names.broken} isLit={false}>
      <ErrorState message={messages.internal} onRetry={startAnew} />
    </SplitPage>
  );
}

async function startAnew(): Promise<void> {
  await fetch('/livez', { cache: 'no-store' });
  window.location.reload();
}
