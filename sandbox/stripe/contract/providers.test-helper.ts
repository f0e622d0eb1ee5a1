import { inject } from 'vitest';
import { openAccount } from './account-provider.test-helper.ts';
import type { OpenProvider } from './provider.test-helper.ts';
import { openSandbox } from './sandbox-provider.test-helper.ts';

const testKey = inject('stripeTestKey');

/** The sandbox, and Stripe itself if a key is set. */
export const PROVIDERS: { name: string; open: OpenProvider }[] = [
  { name: 'the sandbox', open: openSandbox },
  ...(testKey ? [{ name: 'Stripe', open: () => openAccount(testKey) }] : []),
];

/** Test clocks are slow. */
export const CONTRACT_TIMEOUT = testKey ? 300_000 : 30_000;
