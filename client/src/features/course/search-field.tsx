import { Box, chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { hasCharacterKeys } from '#client/player/character-keys.ts';
import { inputRecipe } from '#client/theme/recipes.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { limits } from '#shared/limits.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';

const { search: texts } = catalogueTexts;

/** A plain input with Chakra's recipe, because Chakra's `Input` carries the code for `Field`, which is not used here. */
const Control = chakra('input', inputRecipe);

/** Delay after the last keystroke before the search starts, in ms. */
const pause = 250;

/** The setting changes on another page or in another window. */
function onSetting(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

interface SearchFieldProps {
  /** The current search. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while the user types. `/` focuses it from anywhere on the page, unless single-key shortcuts are off. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, finish } = useTyping(search, onSearch);
  const hasKeys = useSyncExternalStore(onSetting, hasCharacterKeys, () => true);
  useSlashKey(hasKeys, () => {
    input.current?.focus();
    input.current?.select();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(text);
    if (event.key !== 'Escape' || !text) return;
    // Otherwise the key would also close a toast.
    event.preventDefault();
    finish('');
  };
  const clear = () => {
    finish('');
    input.current?.focus();
  };

  return (
    <Box role="search" position="relative" flex="1 1 18rem" minWidth="0">
      <chakra.label>
        <VisuallyHidden>{texts.label}</VisuallyHidden>
        <IconSlot aria-hidden>
          <Search size="1.125em" />
        </IconSlot>
        <Control
          ref={input}
          type="search"
          dir="auto"
          name="q"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder={texts.placeholder}
          maxLength={limits.search.max}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts={hasKeys ? '/' : undefined}
          paddingInline="11"
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
      </chakra.label>
      {text ? (
        <Clear type="button" aria-label={texts.clear} onClick={clear}>
          <X size="1.125em" aria-hidden />
        </Clear>
      ) : (
        hasKeys && (
          <Key aria-hidden title={texts.key}>
            /
          </Key>
        )
      )}
    </Box>
  );
}

interface Typing {
  text: string;
  /** The current search, followed by the searches passed on since that have not reached the URL yet. */
  searches: readonly string[];
  isFinished: boolean;
}

/** Holds the typed text and passes it on after a pause. When the URL changes otherwise, its search is shown instead. */
function useTyping(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState<Typing>({ text: search, searches: [search], isFinished: true });
  // The URL follows with a delay and must not overwrite newer input.
  const isOurs = typed.searches.includes(search);
  if (!isOurs) setTyped({ text: search, searches: [search], isFinished: true });
  else if (typed.searches.length > 1 && typed.searches.at(-1) === search) {
    setTyped({ ...typed, searches: [search] });
  }

  const finish = (text: string) => {
    const wanted = text.trim();
    setTyped({ text, searches: [...typed.searches, wanted], isFinished: true });
    if (wanted !== typed.searches.at(-1)) onSearch(wanted);
  };
  const onPause = useEffectEvent(() => finish(typed.text));
  useEffect(() => {
    if (typed.isFinished) return;
    const timer = setTimeout(onPause, pause);
    return () => clearTimeout(timer);
  }, [typed.text, typed.isFinished]);

  return {
    text: typed.text,
    type: (text: string) => setTyped({ ...typed, text, isFinished: false }),
    finish,
  };
}

const isForTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, video'));

/** Calls `onSlash` for a `/` that no other element handles, while `counts`. */
function useSlashKey(counts: boolean, onSlash: () => void) {
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isForTyping(target)) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    if (!counts) return;
    const listener = (event: globalThis.KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [counts]);
}

const IconSlot = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '3.5',
    insetBlock: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

const Key = chakra('kbd', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    top: '3',
    display: { base: 'none', md: 'grid' },
    placeItems: 'center',
    width: '6',
    height: '6',
    border: 'line',
    borderColor: 'border.control',
    borderRadius: 'card',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: 'xs',
    pointerEvents: 'none',
  },
});

const Clear = chakra('button', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0.5',
    top: '0.5',
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    color: 'fg.muted',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
  },
});
