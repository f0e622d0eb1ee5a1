import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { paymentsTexts } from '#shared/texts/payments.ts';

/** Shown when no payment has a problem. */
export function NothingToAttendTo() {
  return (
    <Flex align="center" gap="3">
      <Box color="success.text" aria-hidden>
        <CircleCheck size={20} />
      </Box>
      <Text>{paymentsTexts.problems.none}</Text>
    </Flex>
  );
}
