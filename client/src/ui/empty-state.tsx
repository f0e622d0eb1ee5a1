import type { ReactNode } from 'react';
import { MessagePanel } from './message-panel.tsx';

interface EmptyStateProps {
  title: ReactNode;
  description?: string;
  /** The next step. */
  children?: ReactNode;
}

/** A list or page that has nothing to show, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <MessagePanel {...props} />;
}
