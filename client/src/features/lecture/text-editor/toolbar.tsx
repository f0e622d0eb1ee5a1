import { Flex } from '@chakra-ui/react';
import type { Command, EditorView } from '@codemirror/view';
import {
  Bold,
  CodeXml,
  Heading,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  MessageSquareWarning,
  Sigma,
  SquarePlay,
  Table,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { textLectureTexts as texts } from '#shared/texts/text-lecture.ts';
import {
  insertCallout,
  insertCode,
  insertFormula,
  insertLink,
  insertTable,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleQuote,
} from './commands.ts';
import { ImageDialog } from './image-dialog.tsx';
import { MomentDialog } from './moment-dialog.tsx';

/** Without a command, the tool opens a dialog. */
type Tool = readonly [name: keyof typeof texts.tool, icon: LucideIcon, run: Command | null, key?: string];

const tools = (): readonly Tool[] => [
  ['heading', Heading, toggleHeading],
  ['bold', Bold, toggleMark('**'), 'B'],
  ['italic', Italic, toggleMark('*'), 'I'],
  ['link', Link2, insertLink, 'K'],
  ['moment', SquarePlay, null],
  ['image', ImagePlus, null],
  ['list', List, toggleList(false)],
  ['numberedList', ListOrdered, toggleList(true)],
  ['quote', TextQuote, toggleQuote],
  ['callout', MessageSquareWarning, insertCallout],
  ['code', CodeXml, insertCode],
  ['table', Table, insertTable(texts.column.first, texts.column.second)],
  ['formula', Sigma, insertFormula],
];

/** Whether ⌘ has the place of Ctrl. The editor decides this in the same way for its keys. */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The attributes that tell the name and the keys of a tool. */
function named(tool: string, key: string | undefined) {
  if (!key) return { 'aria-label': tool, title: tool };
  return {
    'aria-label': tool,
    'aria-keyshortcuts': isMac() ? `Meta+${key}` : `Control+${key}`,
    title: isMac() ? texts.withMacKey({ tool, key }) : texts.withKey({ tool, key }),
  };
}

interface ToolbarProps {
  /** Null until the editor is there. */
  view: EditorView | null;
  /** The course whose videos can be linked. */
  slug: string;
  /** Pictures to insert, each after the other. */
  pictures: readonly File[];
  /** Called when the first of them is inserted, or is not wanted. */
  onPictureEnd: () => void;
}

/** The buttons above the text. The Tab key reaches one of them, the arrow keys the others. */
export function Toolbar({ view, slug, pictures, onPictureEnd }: ToolbarProps) {
  const all = tools();
  const [current, setCurrent] = useState(0);
  /** The tool whose dialog is open. */
  const [opened, setOpened] = useState<Tool[0]>();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const isLeftToRight = getComputedStyle(event.currentTarget).direction !== 'rtl';
    const by = { ArrowRight: isLeftToRight ? 1 : -1, ArrowLeft: isLeftToRight ? -1 : 1 }[event.key];
    const end = { Home: 0, End: all.length - 1 }[event.key];
    if (by === undefined && end === undefined) return;
    event.preventDefault();
    const next = end ?? (current + (by ?? 0) + all.length) % all.length;
    setCurrent(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  const use = (name: Tool[0], run: Tool[2]) => {
    if (!view) return;
    if (!run) return setOpened(name);
    run(view);
    view.focus();
  };
  const dialog = (name: Tool[0]) => ({
    open: opened === name,
    view,
    slug,
    onClose: () => setOpened(undefined),
  });
  return (
    <>
      <Flex
        ref={row}
        role="toolbar"
        aria-label={texts.toolbar}
        wrap="wrap"
        padding="1"
        bg="bg.muted"
        border="line"
        borderBottomWidth="0"
        borderColor="border.control"
        borderTopRadius="card"
        onKeyDown={move}
      >
        {all.map(([name, Icon, run, key], index) => (
          <Button
            key={name}
            variant="ghost"
            paddingX="0"
            tabIndex={index === current ? 0 : -1}
            {...named(texts.tool[name], key)}
            aria-haspopup={run ? undefined : 'dialog'}
            onFocus={() => setCurrent(index)}
            onClick={() => {
              // Safari does not focus a button that is clicked.
              setCurrent(index);
              use(name, run);
            }}
          >
            <Icon size={18} aria-hidden />
          </Button>
        ))}
      </Flex>
      <MomentDialog {...dialog('moment')} />
      <ImageDialog
        {...dialog('image')}
        {...(pictures.length > 0 && { open: true, onClose: onPictureEnd })}
        pictures={pictures}
      />
    </>
  );
}
