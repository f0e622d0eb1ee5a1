import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ControlButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> {
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  children: ReactNode;
}

/** A button on the video: an icon with a name, which is shown as a tooltip. */
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
