import type { ReactNode } from 'react';
import { MessagePanel } from './message-panel.tsx';

interface EmptyStateProps {
  title: ReactNode;
  description?: string;
  /** The next step. */
  children?: ReactNode;
}

/** The empty state of a list or page, with the next step. */
export function EmptyState(props: EmptyStateProps) {
  return <MessagePanel {...props} />;
}
