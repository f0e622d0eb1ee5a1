import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SplitPanel } from './split-panel.tsx';
import { Page, PageHeading } from './page.tsx';

interface SplitPageProps {
  /** The main heading and the document's title. */
  title: string;
  /** False for a dead end: the light of the illustration is off. */
  isLit?: boolean;
  children: ReactNode;
  /** Shown below, in the full width. */
  below?: ReactNode;
}

/** A screen with one short form or message, beside the illustration in wide windows. */
export function SplitPage({ title, isLit, children, below }: SplitPageProps) {
  return (
    <Page title={title} hideHeading>
      <Grid
        gap={{ lg: '12', xl: '20' }}
        justifyContent="center"
        templateColumns={{ base: 'minmax(0, 34rem)', lg: 'minmax(0, 30rem) minmax(0, 1fr)' }}
      >
        <Box>
          <PageHeading title={title} />
          {children}
        </Box>
        <SplitPanel isLit={isLit} display={{ base: 'none', lg: 'grid' }} />
      </Grid>
      {below}
    </Page>
  );
}
