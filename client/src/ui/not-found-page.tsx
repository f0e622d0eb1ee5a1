import { pagesTexts } from '#shared/pages.ts';
import { StatusScreen } from './status-screen.tsx';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return <StatusScreen title={pagesTexts.names.notFound} text={pagesTexts.notFound} />;
}
