import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { messages } from '#shared/messages.ts';
import { ErrorState } from './error-state.tsx';
import { useAutomaticRetry } from './use-automatic-retry.ts';

/** How a part that failed is shown: an error with a button to retry, or nothing while it is retried automatically. */
type Failure = 'shown' | 'quiet';

/**
 * React's `lazy` for a part of a page, inside a `Suspense`. A part that cannot be loaded, or that breaks, leaves the rest of
 * the page as it is, and can be retried.
 *
 * @param load loads the component.
 * @param failure `quiet` for additions that a page works without.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failure: Failure = 'shown',
): (props: Props) => ReactNode {
  // A lazy component keeps its failure, so each retry needs a new one.
  const create = () => lazy(async () => ({ default: await load() }));
  let newest = create();
  return function LazyPart(props: Props) {
    const [{ part: Part, tries }, setCurrent] = useState({ part: newest, tries: 0 });
    const retry = async () => {
      await load();
      newest = create();
      setCurrent((before) => ({ part: newest, tries: before.tries + 1 }));
    };
    const Failed = failure === 'shown' ? ShownFailure : QuietFailure;
    return (
      <PartBoundary key={tries} failed={<Failed onRetry={retry} />}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  /** Shown after an error. */
  failed: ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

interface FailureProps {
  onRetry: () => Promise<void>;
}

function ShownFailure({ onRetry }: FailureProps) {
  return <ErrorState message={messages.failure.part} onRetry={onRetry} />;
}

function QuietFailure({ onRetry }: FailureProps) {
  useAutomaticRetry(() =>
    onRetry().then(
      () => true,
      () => false,
    ),
  );
  return null;
}
