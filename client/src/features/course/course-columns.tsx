import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The columns of a course page: the texts, and beside them `CourseAside`. On a phone they are one column. */
export function CourseColumns({ children }: { children: ReactNode }) {
  return (
    <Grid
      gap={{ base: '6', lg: '10' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      // Late content in the other column, such as a certificate, does not shift this one.
      templateRows={{ lg: 'auto 1fr' }}
    >
      {children}
    </Grid>
  );
}

interface CourseAsideProps {
  picture: ReactNode;
  offer: ReactNode;
}

/**
 * The picture and the offer. On a wide screen they stay in view in the second column. On a phone the picture comes first
 * and the offer follows the title.
 */
export function CourseAside({ picture, offer }: CourseAsideProps) {
  return (
    <Box
      display={{ base: 'contents', lg: 'flex' }}
      flexDirection="column"
      gap="5"
      gridColumn={{ lg: '2' }}
      gridRow={{ lg: '1 / span 2' }}
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top={{ lg: '6' }}
    >
      <Box gridColumn="1" order={{ base: '-1', lg: '0' }}>
        {picture}
      </Box>
      <Stack gap="5" gridColumn="1">
        {offer}
      </Stack>
    </Box>
  );
}
