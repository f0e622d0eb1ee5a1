import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface VideoMenuProps {
  label: string;
  icon: ReactNode;
  /** Whether the feature behind the menu is on. */
  isOn?: boolean;
  children: ReactNode;
}

const option = '[role=menuitemradio]';

/** A menu button with the keys of https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/. */
export function VideoMenu({ label, icon, isOn = false, children }: VideoMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>(option) ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    const menu = root.current;
    const checked = menu?.querySelector<HTMLElement>(`${option}[aria-checked=true]`);
    (checked ?? menu?.querySelector<HTMLElement>(option))?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!isOpen && isArrow && event.target === button.current) setOpen(true);
    else if (!isOpen) return;
    // The Tab key goes on from the button.
    else if (key === 'Tab') return close();
    else if (key === 'Escape') close();
    else if (isArrow || key === 'Home' || key === 'End') focusNext(options(), key);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={root} className="video-menu">
      <button
        ref={button}
        type="button"
        className="video-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-on={isOn || undefined}
        onClick={() => (isOpen ? close() : setOpen(true))}
        onKeyDown={onKeyDown}
      >
        {icon}
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="video-menu-content"
          onKeyDown={onKeyDown}
        >
          {children}
        </div>
      )}
    </div>
  );
}

function focusNext(options: readonly HTMLElement[], key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'): void {
  const index = options.findIndex((one) => one === document.activeElement);
  const next = {
    ArrowDown: (index + 1) % options.length,
    ArrowUp: index <= 0 ? options.length - 1 : index - 1,
    Home: 0,
    End: options.length - 1,
  }[key];
  options[next]?.focus();
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string; note?: string }[];
  onChoose: (value: string) => void;
  /** Whether the options are short enough to stand beside each other. */
  isRow?: boolean;
}

/** One of several options. The menu stays open, so that the keyboard can go on. */
export function Choice({ label, value, options, onChoose, isRow = false }: ChoiceProps) {
  return (
    <div className={isRow ? 'video-choice video-choice-row' : 'video-choice'} role="group" aria-label={label}>
      <div className="video-choice-title" aria-hidden>
        {label}
      </div>
      {options.map(({ value: each, text, note }) => (
        <button
          key={each}
          type="button"
          role="menuitemradio"
          aria-checked={each === value}
          tabIndex={-1}
          className="video-option"
          onClick={() => onChoose(each)}
        >
          <Check className="video-option-sign" aria-hidden />
          <bdi>{text}</bdi>
          {note && <span className="video-option-note">{note}</span>}
        </button>
      ))}
    </div>
  );
}
