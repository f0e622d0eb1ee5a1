import type { SystemStyleObject } from '@chakra-ui/react';

/** The room that the rows of a table need: the width of the table, not of the window, which may show a side bar. */
export const ROOM = { md: '36rem', lg: '56rem' } as const;
export type CardsBelow = keyof typeof ROOM;

/** How far below the upper edge of the window the head of a table stays: the height of a bar that stays above it. */
export const HEAD_TOP = '--head-top';

const frame: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  lineHeight: 'snug',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 'semibold' },
  '& thead th': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& td': { overflowWrap: 'anywhere' },
  '& tfoot :is(th, td)': { fontWeight: 'semibold' },
};

/** Muted but readable: 4.5:1, which opacity would not preserve. */
const waiting: SystemStyleObject = { '& tbody :is(th, td, a)': { color: 'fg.muted' } };

const lines: SystemStyleObject = {
  '& :is(th, td)': { paddingX: '3', paddingY: '2.5', verticalAlign: 'middle' },
  '& thead th': { paddingY: '1', height: '11', borderBottom: 'line', borderColor: 'border' },
  '& tbody tr + tr > *': { borderTop: 'line', borderColor: 'border' },
  '& tfoot tr > *': { borderTop: 'line', borderColor: 'border.control' },
  '& [data-numeric]': { textAlign: 'end' },
  '& :is(th, td)[data-select]': { width: '11', padding: '0' },
};

/** Rows of 44 px. */
const dense: SystemStyleObject = {
  '& tbody :is(th, td)': { paddingX: '2', paddingY: '1', height: '11' },
  '&& thead th': { paddingX: '2' },
};

/** A surface of its own, for large tables; a small table stands on a card. Its head stays in view. */
const sheet: SystemStyleObject = {
  bg: 'bg.raised',
  border: 'line',
  borderColor: 'border',
  borderRadius: 'card',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& thead th': {
    position: 'sticky',
    top: `var(${HEAD_TOP}, 0px)`,
    zIndex: '1',
    bg: 'bg.raised',
    borderBottom: 'line',
    borderColor: 'border',
    paddingX: '3',
    paddingY: '1',
    height: '11',
  },
  '& thead th:first-of-type': { borderStartStartRadius: 'card' },
  '& thead th:last-of-type': { borderStartEndRadius: 'card' },
  // A focused row is not below the head.
  '& tbody :is(a, button, input)': { scrollMarginTop: `calc(var(${HEAD_TOP}, 0px) + {sizes.16})` },
  '& tbody tr[data-selected] > *': { bg: 'bg.emphasized' },
};

/** The checkbox is in the corner of the card, beside its first line. */
const CARD_SELECTION: SystemStyleObject = {
  '& tbody tr[data-selected]': { borderColor: 'action.text' },
  '& td[data-select]': { display: 'block', position: 'absolute', top: '1', insetInlineEnd: '1' },
  '& td[data-select] ~ th': { paddingInlineEnd: '9' },
};

const cards: SystemStyleObject = {
  display: 'block',
  '& thead': { display: 'none' },
  '& tbody': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
  '& tbody tr': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    bg: 'bg.raised',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
  },
  ...CARD_SELECTION,
  // The row header is the first line of the card.
  '& tbody th': { order: -1, fontSize: 'md', paddingBottom: '1' },
  '& td': { display: 'grid', gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)', gap: '3' },
  '& td::before': { content: 'attr(data-label)', color: 'fg.muted', overflowWrap: 'normal' },
  '& td[data-actions]': { display: 'block', marginTop: 'auto', paddingTop: '1' },
  '& td:is([data-actions], [data-select])::before': { content: 'none' },
  '& td[data-empty]': { display: 'none' },
};

/** Cards of two lines: the row header, and the other cells in one line. Only numbers have their label. */
const lowCards: SystemStyleObject = {
  display: 'block',
  '& thead': { display: 'none' },
  '& tbody': { display: 'grid', gap: '2' },
  '& tbody tr': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    paddingX: '3',
    paddingY: '2',
    bg: 'bg.raised',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
  },
  ...CARD_SELECTION,
  '& tbody th': { order: -1, flex: '1 0 100%', fontSize: 'md' },
  '& td': { color: 'fg.muted' },
  '& td[data-numeric]::before': { content: 'attr(data-label)', marginInlineEnd: '1' },
  '& td[data-actions]': { marginInlineStart: 'auto' },
  '& :is([data-secondary], td[data-empty])': { display: 'none' },
};

interface TableLook {
  cardsBelow?: CardsBelow;
  hasLowCards: boolean;
  isDense: boolean;
  isBusy: boolean;
}

/** The styles of a table: rows if it has the room, otherwise cards. */
export function tableStyles({ cardsBelow, hasLowCards, isDense, isBusy }: TableLook) {
  const rows = isDense ? { ...lines, ...dense } : lines;
  if (!cardsBelow) return [frame, rows, isBusy && waiting];
  const atWidth: SystemStyleObject = {
    [`@container (width < ${ROOM[cardsBelow]})`]: hasLowCards ? lowCards : cards,
    [`@container (width >= ${ROOM[cardsBelow]})`]: { ...rows, ...sheet },
  };
  return [frame, atWidth, isBusy && waiting];
}
