import { Box, type BoxProps } from '@chakra-ui/react';
import { LectureHall } from './lecture-hall.tsx';

interface HallPanelProps extends BoxProps {
  /** Whether somebody's seat is lit. */
  isLit?: boolean;
}

/** The lecture hall on a dark sheet by day and by night; it stays in sight beside what is longer. */
export function HallPanel({ isLit, ...rest }: HallPanelProps) {
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
      <LectureHall isLit={isLit} width="full" maxWidth="34rem" height="auto" />
    </Box>
  );
}
