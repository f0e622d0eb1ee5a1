import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface ChoiceRowProps {
  /** The accessible name of the choice. */
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A row of choices: the browser's own radio buttons, styled. */
export function ChoiceRow({ label, choices, value, onChoose }: ChoiceRowProps) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <Choice key={choice.value}>
          <chakra.input
            type="radio"
            position="absolute"
            inset="0"
            opacity="0"
            cursor="pointer"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </Choice>
      ))}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'inline-flex',
    alignSelf: 'start',
    maxWidth: 'full',
    flexWrap: 'wrap',
    border: 'line',
    borderColor: 'border.control',
    borderRadius: 'card',
    bg: 'bg.raised',
    padding: '0.5',
  },
});

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: '4',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    '&:has(:checked)': {
      bg: 'action.subtle',
      color: 'fg',
      boxShadow: 'inset 0 0 0 1px {colors.action.line}',
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});
