import { Text } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { statsMessages } from '#shared/stats.ts';

interface ChartErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps the dashboard working when its charts cannot be loaded. The counters and the table have the same numbers. */
export class ChartErrorBoundary extends Component<ChartErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Text color="fg.muted">{statsMessages.chartFailed}</Text>;
  }
}
