import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFormats } from '#client/format/use-formats.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

interface CategoryChipProps {
  to: string;
  label: string;
  /** How many courses it leads to, where that is known. */
  count?: number;
  isChosen?: boolean;
}

/** The way to the courses of one category. */
export function CategoryChip({ to, label, count, isChosen = false }: CategoryChipProps) {
  const { formatNumber } = useFormats();
  return (
    <ChipLink to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
      <bdi>{label}</bdi>
      {count !== undefined && (
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" fontWeight="normal">
          {formatNumber(count)}
          <VisuallyHidden>{count === 1 ? ' course' : ' courses'}</VisuallyHidden>
        </chakra.span>
      )}
    </ChipLink>
  );
}

const ChipLink = chakra(Link, {
  base: {
    // Its hidden words are cut off with it, where the row is pushed aside.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    minHeight: '11',
    maxWidth: 'full',
    paddingX: '4',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.raised',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { borderColor: 'border.control' },
    '&[aria-current]': { borderColor: 'action.line', bg: 'action.subtle', fontWeight: 'semibold' },
  },
});
