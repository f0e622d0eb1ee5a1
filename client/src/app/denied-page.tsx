import { StatusScreen } from './status-screen.tsx';

/** For those whose role does not open the page they asked for. */
export function DeniedPage() {
  return <StatusScreen title="403 Access denied" text="Your account does not open this page." />;
}
