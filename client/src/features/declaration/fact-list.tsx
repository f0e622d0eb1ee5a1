import { Box, Grid } from '@chakra-ui/react';
import type { Fact } from './declared-facts.ts';

/** A list of labels with their values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Grid
      as="dl"
      columnGap="6"
      rowGap={{ base: '3', sm: '2' }}
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 12rem) minmax(0, 1fr)' }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} display={{ base: 'block', sm: 'contents' }}>
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" margin="0" overflowWrap="anywhere" whiteSpace="pre-line" dir="auto">
            {value}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
