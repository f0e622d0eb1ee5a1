import { Box, type BoxProps } from '@chakra-ui/react';
import { Illustration } from './illustration.tsx';

interface SplitPanelProps extends BoxProps {
  /** Whether the light of the illustration is on. */
  isLit?: boolean;
}

/** The illustration on a panel that is dark in both colour modes; sticky beside longer content. */
export function SplitPanel({ isLit, ...rest }: SplitPanelProps) {
  return (
    <Box
      className="dark"
      display="grid"
      placeItems="center"
      position={{ lg: 'sticky' }}
      top="8"
      alignSelf="start"
      padding={{ base: '6', xl: '10' }}
      bg="paper.3"
      border="line"
      borderColor="border"
      borderRadius="card"
      {...rest}
    >
      <Illustration isLit={isLit} width="full" maxWidth="34rem" height="auto" />
    </Box>
  );
}
