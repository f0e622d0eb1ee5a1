import { pagesTexts } from '#shared/pages.ts';
import { StatusScreen } from './status-screen.tsx';

/** Whatever is at no address of ours. */
export function NotFoundPage() {
  return <StatusScreen title={pagesTexts.names.notFound} text={pagesTexts.notFound} />;
}
