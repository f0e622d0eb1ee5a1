import { ErrorState } from '#client/ui/error-state.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { messages } from '#shared/messages.ts';
import { pagesTexts } from '#shared/pages.ts';

/**
 * Replaces a screen that broke or could not be loaded. Retry reloads the page if the school can be reached; otherwise the browser
 * would show an error page of its own.
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
