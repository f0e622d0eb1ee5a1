import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlTexts } from '#shared/texts/controls.ts';
import { Button, type ButtonProps } from './button.tsx';

const { selection: texts } = controlTexts;

interface SelectionBarProps {
  label: string;
  /** The number of selected rows. */
  count: number;
  onClear: () => void;
  /** `SelectionAction` elements. */
  children: ReactNode;
}

/** The controls for the selected rows of a list. They stay in view; on a phone at the lower edge of the window. */
export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  return (
    <Bar role="group" aria-label={label}>
      <Flex align="center" gap="1">
        <chakra.span fontWeight="semibold" textStyle="sm">
          {texts.count({ count })}
        </chakra.span>
        <Button variant="ghost" paddingX="0" aria-label={texts.clear} title={texts.clear} onClick={onClear}>
          <X size={18} aria-hidden />
        </Button>
      </Flex>
      {/* Long texts scroll on a phone. The space is that of the focus ring. */}
      <Flex
        wrap={{ base: 'nowrap', md: 'wrap' }}
        gap="1.5"
        maxWidth="full"
        overflowX={{ base: 'auto', md: 'visible' }}
        padding={{ base: '1', md: '0' }}
        margin={{ base: '-1', md: '0' }}
      >
        {children}
      </Flex>
    </Bar>
  );
}

interface SelectionActionProps extends Pick<ButtonProps, 'aria-haspopup'> {
  tone?: 'danger';
  /** Without it the action is possible. */
  isPossible?: boolean;
  isChanging?: boolean;
  onDo: () => void;
  children: string;
}

/** An action on the selected rows. */
export function SelectionAction(props: SelectionActionProps) {
  const { tone, isPossible = true, isChanging, onDo, children, ...rest } = props;
  return (
    <Button
      variant="outline"
      tone={tone}
      flexShrink="0"
      paddingX={{ base: '2', md: '4' }}
      disabled={!isPossible}
      loading={isChanging}
      onClick={onDo}
      {...rest}
    >
      {children}
    </Button>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    width: 'full',
    position: { base: 'fixed', md: 'sticky' },
    insetInline: '0',
    top: { base: 'auto', md: '0' },
    bottom: { base: '0', md: 'auto' },
    zIndex: '2',
    paddingX: { base: '4', md: '3' },
    paddingY: { base: '2', md: '1' },
    bg: { base: 'bg.raised', md: 'bg' },
    borderTop: { base: 'line', md: 'none' },
    borderColor: 'border',
  },
});
