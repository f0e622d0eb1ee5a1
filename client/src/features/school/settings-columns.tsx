import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { schoolTexts } from '#shared/texts/school.ts';

interface SettingsColumnsProps {
  /** A preview of the unsaved form values. */
  preview: ReactNode;
  children: ReactNode;
}

/** A settings form with its preview next to it. */
export function SettingsColumns({ preview, children }: SettingsColumnsProps) {
  return (
    <Grid
      gap={{ base: '8', lg: '10' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 22rem)' }}
    >
      <Stack gap="6">{children}</Stack>
      <Box
        as="section"
        aria-label={schoolTexts.preview.label}
        position={{ lg: 'sticky' }}
        top="6"
        alignSelf="start"
        minWidth="0"
      >
        {preview}
      </Box>
    </Grid>
  );
}
