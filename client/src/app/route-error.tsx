import { ErrorState } from '#client/ui/error-state.tsx';
import { Page } from '#client/ui/page.tsx';
import { messages } from '#shared/messages.ts';

/** Takes the place of a screen that broke or could not be loaded. Trying again starts the page anew. */
export function RouteError() {
  return (
    <Page title="This page cannot be shown" width="narrow">
      <ErrorState message={messages.internal} onRetry={() => window.location.reload()} />
    </Page>
  );
}
