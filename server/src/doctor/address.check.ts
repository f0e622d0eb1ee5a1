import type { Config } from '#server/config.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Address');

/** Whether the address that people use leads to a school that serves, by HTTPS. */
export async function checkAddress({ publicUrl, environment, trustProxy }: Config): Promise<Finding[]> {
  try {
    const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(5_000) });
    const isOurs = (await answer.text()).includes('"status":"ok"');
    if (!isOurs) {
      return [
        fault(
          `${publicUrl}/readyz answers ${answer.status}.`,
          'Start the school, and see that the proxy passes all paths on to its port.',
        ),
      ];
    }
    if (environment === 'production' && trustProxy === 0 && publicUrl.startsWith('https:')) {
      return [
        attention(
          'HTTPS comes from a proxy whose word is not trusted: all visitors share the limits of one address.',
          'Set TRUST_PROXY to the number of proxies that a request passes.',
        ),
      ];
    }
    return [well(`${publicUrl} leads to the school.`)];
  } catch (error) {
    return [
      fault(
        `${publicUrl} cannot be reached from here: ${reasonOf(error)}.`,
        'See that the name leads to this machine, that the proxy runs, and that its certificate is valid.',
      ),
    ];
  }
}
