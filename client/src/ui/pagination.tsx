import { chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { controlTexts } from '#shared/texts/controls.ts';
import { formatNumber } from '#client/format/format.ts';
import { Button } from './button.tsx';
import { Select } from './select.tsx';
import { PAGE_SIZES } from './use-list-pages.ts';

interface PaginationProps {
  /** The kind of entries. */
  of: 'courses' | 'cues' | 'members';
  page: number;
  pageSize: number;
  /** The number of entries on this page. */
  shown: number;
  totalCount: number;
  isLoading: boolean;
  onPage: (page: number) => void;
  /** Changes the number of rows of a page; omitted if it is fixed. */
  onSize?: (size: number) => void;
}

/** The pagination of a list, with the current position. */
export function Pagination(props: PaginationProps) {
  const { of, page, pageSize, shown, totalCount, isLoading, onPage, onSize } = props;
  const before = (page - 1) * pageSize;
  const isLast = before + pageSize >= totalCount;
  const texts = controlTexts.pagination[of];
  const range = { first: before + 1, last: before + shown, total: totalCount };
  return (
    <Flex as="nav" aria-label={texts.label} wrap="wrap" align="center" justify="space-between" gap="3">
      <Text color="fg.muted" textStyle="sm" role="status">
        {shown > 0 ? texts.range(range) : texts.none}
      </Text>
      <Flex gap="3" wrap="wrap" align="center">
        {onSize && <SizeSelect size={pageSize} onSize={onSize} />}
        <Step isThere={page > 1} onStep={() => onPage(page - 1)}>
          <ChevronLeft size="1.125em" aria-hidden />
          {controlTexts.pagination.previous}
        </Step>
        <Step isThere={!isLast} isLoading={isLoading} onStep={() => onPage(page + 1)}>
          {controlTexts.pagination.next}
          <ChevronRight size="1.125em" aria-hidden />
        </Step>
      </Flex>
    </Flex>
  );
}

function SizeSelect({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <chakra.label display="flex" alignItems="center" gap="3" textStyle="sm" color="fg.muted">
      {controlTexts.pagination.size}
      <chakra.span width="24">
        <Select value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
          {PAGE_SIZES.map((one) => (
            <option key={one} value={one}>
              {formatNumber(one)}
            </option>
          ))}
        </Select>
      </chakra.span>
    </chakra.label>
  );
}

interface StepProps {
  isThere: boolean;
  isLoading?: boolean;
  onStep: () => void;
  children: React.ReactNode;
}

/** Not `disabled` at the ends, which would lose the keyboard focus. */
function Step({ isThere, isLoading, onStep, children }: StepProps) {
  return (
    <Button
      variant="outline"
      aria-disabled={!isThere || undefined}
      opacity={isThere ? undefined : 0.5}
      cursor={isThere ? undefined : 'not-allowed'}
      loading={isThere && isLoading}
      onClick={() => isThere && onStep()}
    >
      {children}
    </Button>
  );
}
