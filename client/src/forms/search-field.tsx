import { Input } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { formTexts } from '#shared/texts/forms.ts';
import { Field } from './field.tsx';

/** A search starts when nothing was typed for this long, in ms. */
const typingPause = 250;

interface SearchFieldProps {
  search: string;
  /** Names the searchable things. */
  placeholder: string;
  onSearch: (search: string) => void;
}

/** Searches a list while the person types. The typed text stays while the address bar follows. */
export function SearchField({ search, placeholder, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [seenSearch, setSeenSearch] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward change the address from outside this field.
  if (seenSearch !== search) {
    setSeenSearch(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // Only the newest callback knows other filters that were chosen while typing.
  const newestSearch = useRef(onSearch);
  useEffect(() => {
    newestSearch.current = onSearch;
  });

  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => newestSearch.current(value.trim()), typingPause);
  };
  return (
    <Field label={formTexts.search}>
      <Input
        type="search"
        dir="auto"
        value={text}
        maxLength={limits.search.max}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Field>
  );
}
