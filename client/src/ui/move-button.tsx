import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from './button.tsx';

interface MoveButtonProps {
  direction: 'up' | 'down';
  /** The name for screen readers, with the title of what moves. */
  label: string;
  title: string;
  /** Whether it cannot move in this direction. */
  isEnd: boolean;
  onMove: () => void;
}

/** Moves a row of a list up or down. It stays focusable at the ends of the list, so that the focus is not lost. */
export function MoveButton({ direction, label, title, isEnd, onMove }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="ghost"
      aria-label={label}
      title={title}
      aria-disabled={isEnd || undefined}
      opacity={isEnd ? 0.4 : 1}
      onClick={isEnd ? undefined : onMove}
    >
      <Icon size={18} aria-hidden />
    </Button>
  );
}
