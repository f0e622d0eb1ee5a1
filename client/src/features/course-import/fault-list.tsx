import { Stack, Text } from '@chakra-ui/react';
import { SectionCard } from '#client/ui/section-card.tsx';
import type { Fault } from '#shared/course-import/source.ts';
import { courseImportTexts as texts } from '#shared/texts/course-import.ts';

/** What is wrong with a folder, by file and line. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <SectionCard title={texts.faultsTitle} intro={texts.faultsIntro}>
      <Stack as="ul" gap="3" listStyleType="none">
        {faults.map(({ path, line, message }) => (
          <li key={`${path}:${line}:${message}`}>
            {path !== '' && (
              <Text fontWeight="semibold" overflowWrap="anywhere">
                <bdi>{line === null ? path : texts.inLine({ path, line })}</bdi>
              </Text>
            )}
            <Text color="danger.text" overflowWrap="anywhere">
              {message}
            </Text>
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}
