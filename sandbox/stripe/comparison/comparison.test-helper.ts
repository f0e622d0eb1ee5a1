import type { OpenProvider } from '#sandbox/stripe/contract/provider.test-helper.ts';
import { SCENARIOS } from './scenarios.test-helper.ts';
import { differencesOf, shapeOf, type Shape } from './shapes.ts';
import { closeShop, openShop } from './stage.test-helper.ts';

/** Differences by design, as in the README: the sandbox has one clock for all objects. */
const BY_DESIGN = /(?:^|\.)test_clock$/;

/** The shapes of the recorded responses, by scenario and name; the error of a failed scenario instead of the rest. */
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

/** The result of a comparison. */
export interface Comparison {
  /** Number of compared responses. */
  compared: number;
  /** Differences by response name. */
  differences: Map<string, string[]>;
}

/** Runs the scenarios at Stripe and in the sandbox, and compares the responses. */
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
