import { Stack } from '@chakra-ui/react';
import { Page } from '#client/ui/page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { layoutTexts } from '#shared/texts/layout.ts';
import { useAdminScreen } from './admin-screen.ts';

/** The placeholder of a page of unknown kind. */
export function PageSkeleton() {
  const title = layoutTexts.loading;
  const isDense = useAdminScreen();
  return (
    <Page title={title} hideHeading isDense={isDense}>
      <VisuallyHidden asChild>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Stack gap="6" aria-hidden>
        <Skeleton height="12" maxWidth="24rem" />
        <Skeleton height="72" />
      </Stack>
    </Page>
  );
}
