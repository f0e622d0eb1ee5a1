import type { OpenProvider } from '#sandbox/stripe/contract/provider.test-helper.ts';
import { SCENARIOS } from './scenarios.test-helper.ts';
import { differencesOf, shapeOf, type Shape } from './shapes.ts';
import { closeShop, openShop } from './stage.test-helper.ts';

/** What differs by design, as the README tells: the sandbox has one time for all. */
const BY_DESIGN = /(?:^|\.)test_clock$/;

/** The shapes of what was noted, by scenario and name; what a scenario failed with in the place of the rest. */
type Played = Map<string, Shape | Error>;

async function play(open: OpenProvider, report: (line: string) => void): Promise<Played> {
  const provider = await open();
  const played: Played = new Map();
  try {
    const price = await openShop(provider);
    for (const [scenario, run] of Object.entries(SCENARIOS)) {
      report(`  ${scenario}`);
      const record = (name: string, answer: object) => played.set(`${scenario}: ${name}`, shapeOf(answer));
      await run({ stripe: provider.stripe, createPayer: () => provider.createPayer(), price, record }).catch(
        (error: unknown) => played.set(scenario, error instanceof Error ? error : new Error(String(error))),
      );
    }
    await closeShop(provider, price);
  } finally {
    await provider.close();
  }
  return played;
}

function compare(real: Shape | Error | undefined, made: Shape | Error | undefined): string[] {
  if (real instanceof Error || made instanceof Error) {
    return [
      ...(real instanceof Error ? [`broke off at Stripe: ${real.message}`] : []),
      ...(made instanceof Error ? [`broke off in the sandbox: ${made.message}`] : []),
    ];
  }
  if (!real || !made) return [`only ${real ? 'at Stripe' : 'in the sandbox'}`];
  return differencesOf(real, made).filter((line) => !BY_DESIGN.test(line.slice(0, line.indexOf(':'))));
}

/** How a comparison went. */
export interface Comparison {
  /** How many answers were held against each other. */
  compared: number;
  /** What differs, by what it is of. */
  differences: Map<string, string[]>;
}

/** Does the same at Stripe and in the sandbox, one after the other, and holds the answers against each other. */
export async function comparePlays(
  openSandbox: OpenProvider,
  openStripe: OpenProvider,
  report: (line: string) => void,
): Promise<Comparison> {
  report('Played in the sandbox:');
  const made = await play(openSandbox, report);
  report('Played at Stripe:');
  const real = await play(openStripe, report);
  const names = [...new Set([...real.keys(), ...made.keys()])];
  const found = names.map((name): [string, string[]] => [name, compare(real.get(name), made.get(name))]);
  return { compared: names.length, differences: new Map(found.filter(([, lines]) => lines.length > 0)) };
}
