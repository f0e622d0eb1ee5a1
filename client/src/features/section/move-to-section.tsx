import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { messages } from '#shared/messages.ts';
import { sectionFormTexts as texts } from '#shared/texts/section-form.ts';

interface MoveToSectionProps {
  open: boolean;
  /** The sections of the course in their order. */
  sections: readonly { id: string; title: string }[];
  /** The number of lectures to move. */
  count: number;
  /** Null is the place before the first section. */
  onChoose: (sectionId: string | null) => void;
  onClose: () => void;
}

/** Asks for the section to which lectures are moved (ADMIN). */
export function MoveToSection({ open, sections, count, onChoose, onClose }: MoveToSectionProps) {
  return (
    <TitledDialog open={open} onClose={onClose} title={texts.moveTitle({ count })}>
      <Stack as="ul" listStyleType="none" gap="2">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Target type="button" onClick={() => onChoose(id)}>
              {index + 1}. <bdi>{title}</bdi>
            </Target>
          </li>
        ))}
        <li>
          <Target type="button" onClick={() => onChoose(null)}>
            {texts.before}
          </Target>
        </li>
      </Stack>
      <Flex justify="end">
        <Button variant="outline" onClick={onClose}>
          {messages.button.cancel}
        </Button>
      </Flex>
    </TitledDialog>
  );
}

const Target = chakra('button', {
  base: {
    width: 'full',
    minHeight: '11',
    paddingX: '3',
    paddingY: '2',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});
