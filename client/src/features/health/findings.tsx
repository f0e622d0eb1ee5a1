import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { FindingPartsFragment as Finding } from '#client/gql/graphql.ts';
import { doctorMessages } from '#shared/doctor.ts';

type State = Finding['state'];

const looks: Record<State, { icon: LucideIcon; color: string }> = {
  FAULT: { icon: CircleX, color: 'danger.text' },
  ATTENTION: { icon: CircleAlert, color: 'fg' },
  WELL: { icon: CircleCheck, color: 'success.text' },
};
const worstFirst: readonly State[] = ['FAULT', 'ATTENTION', 'WELL'];

/** The results of the health check, worst first, with their remedies. */
export function Findings({ of: findings }: { of: readonly Finding[] }) {
  const sorted = worstFirst.flatMap((state) => findings.filter((finding) => finding.state === state));
  return (
    <chakra.ul role="list" listStyleType="none">
      {sorted.map(({ part, state, text, remedy }) => {
        const { icon: Icon, color } = looks[state];
        return (
          <chakra.li key={`${part} ${text}`} borderTop="line" borderColor="border" paddingY="3">
            <Flex gap="3" align="flex-start">
              <Box color={color} flex="none" paddingTop="0.5">
                <Icon size={20} role="img" aria-label={doctorMessages.state[state]} />
              </Box>
              <Box minWidth="0" overflowWrap="anywhere">
                <Text>
                  <strong>{part}</strong> {text}
                </Text>
                {remedy && <Text color="fg.muted">{remedy}</Text>}
              </Box>
            </Flex>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
