import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { HallPanel } from './hall-panel.tsx';
import { Page, PageHeading } from './page.tsx';

interface HallPageProps {
  /** The main heading and the document's title. */
  title: string;
  /** False for a dead end: nobody's seat is lit. */
  isLit?: boolean;
  children: ReactNode;
}

/** A screen of one short form or message. Where the window leaves room for it, the lecture hall is beside it. */
export function HallPage({ title, isLit, children }: HallPageProps) {
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
        <HallPanel isLit={isLit} display={{ base: 'none', lg: 'grid' }} />
      </Grid>
    </Page>
  );
}
