import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { RichText } from '#client/ui/rich-text.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { catalogueTexts } from '#shared/texts/catalogue.ts';

interface CategoryChipProps {
  to: string;
  label: string;
  /** Number of courses, if known. */
  count?: number;
  isChosen?: boolean;
}

/** Link to the courses of one category. */
export function CategoryChip({ to, label, count, isChosen = false }: CategoryChipProps) {
  return (
    <ChipLink to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
      <bdi>{label}</bdi>
      {count !== undefined && (
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" fontWeight="normal">
          <RichText
            text={catalogueTexts.filters.count({ count })}
            tags={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
          />
        </chakra.span>
      )}
    </ChipLink>
  );
}

const ChipLink = chakra(Link, {
  base: {
    // Clips the visually hidden text along with the chip where the row scrolls.
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
