import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccessReportPartsFragment } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { Card } from '#client/ui/card.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { accessPageTexts } from '#shared/texts/access-page.ts';

interface AccessReportProps {
  report: AccessReportPartsFragment;
  /** One level below the heading above the report. */
  headingLevel: 'h2' | 'h3';
  /** The suggested action. */
  children?: ReactNode;
}

/** Says whether the lectures are open, until or since when, and why. */
export function AccessReport({ report, headingLevel, children }: AccessReportProps) {
  const { mayWatch, text } = report;
  const Icon = mayWatch ? LockOpen : Lock;
  return (
    <Card padding={{ base: '5', md: '8' }}>
      <Stack gap="5">
        <Stack gap="3" maxWidth="prose">
          <Flex align="center" gap="3" color={mayWatch ? 'success.text' : 'danger.text'}>
            <IconCircle bg={mayWatch ? 'success.subtle' : 'danger.subtle'} aria-hidden>
              <Icon size={20} />
            </IconCircle>
            <Text textStyle="sm" fontWeight="semibold">
              <AccessStatus report={report} />
            </Text>
          </Flex>
          <Heading as={headingLevel} textStyle={{ base: 'h3', md: 'h2' }}>
            {text}
          </Heading>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

function AccessStatus({ report: { mayWatch, time } }: Pick<AccessReportProps, 'report'>) {
  const { state: texts } = accessPageTexts;
  if (!time) return mayWatch ? texts.open : texts.closed;
  const moment = formatDateTime(time);
  return (
    <RichText
      text={mayWatch ? texts.openUntil({ moment }) : texts.closedSince({ moment })}
      tags={{ time: (content) => <time dateTime={time}>{content}</time> }}
    />
  );
}

const IconCircle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    border: 'line',
    borderRadius: 'full',
  },
});
