import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ControlButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> {
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  children: ReactNode;
}

/** A button on the video: a sign with a name, which shows when one points at it. */
export function ControlButton({ label, shortcut, children, className = '', ...rest }: ControlButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`video-button ${className}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
    >
      {children}
    </button>
  );
}
