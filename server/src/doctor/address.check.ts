import type { Config } from '#server/config.ts';
import { TextCipher } from '#server/platform/common/text-cipher.ts';
import { CALLER_PATH, callerSchema, MADE_UP_ADDRESS, makeProof, type Caller } from './caller.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Address');

const TIMEOUT_MS = 5_000;

/** Whether the address that people use leads to a school that serves, by HTTPS, and knows its callers from its proxies. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  const { publicUrl } = config;
  try {
    const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isOurs = (await answer.text()).includes('"status":"ok"');
    if (!isOurs) {
      return [
        fault(
          `${publicUrl}/readyz answers ${answer.status}.`,
          'Start the school, and see that the proxy passes all paths on to its port.',
        ),
      ];
    }
    const caller = await askForCaller(config);
    const proxies = caller ? proxyFindings(caller, config) : [];
    return proxies.length > 0 ? proxies : [well(`${publicUrl} leads to the school.`)];
  } catch (error) {
    return [
      fault(
        `${publicUrl} cannot be reached from here: ${reasonOf(error)}.`,
        'See that the name leads to this machine, that the proxy runs, and that its certificate is valid.',
      ),
    ];
  }
}

/** Whom the school takes us for when we say to be somebody else; null where it does not know our secret. */
async function askForCaller({ publicUrl, secret }: Config): Promise<Caller | null> {
  if (secret === undefined) return null;
  const answer = await fetch(publicUrl + CALLER_PATH, {
    headers: {
      Authorization: `Bearer ${makeProof(new TextCipher(secret))}`,
      'X-Forwarded-For': MADE_UP_ADDRESS,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answer.ok ? callerSchema.parse(await answer.json()) : null;
}

/** What a request shows of the proxies that it passed, each of which has added an address. */
function proxyFindings({ address, forwardedFor }: Caller, { trustProxy }: Config): Finding[] {
  const passed = forwardedFor.filter((each) => each !== MADE_UP_ADDRESS).length;
  const proxies = passed === 1 ? '1 proxy' : `${passed || 'no'} proxies`;
  if (address === MADE_UP_ADDRESS) {
    return [
      fault(
        `Callers are taken for whoever they say to be: TRUST_PROXY is ${trustProxy}, and a request passes ${proxies}. No limit holds.`,
        `Set TRUST_PROXY to ${passed}, or see that each proxy adds X-Forwarded-For.`,
      ),
    ];
  }
  if (passed > trustProxy) {
    return [
      attention(
        `A request passes ${proxies}, and TRUST_PROXY is ${trustProxy}: all visitors share the limits of ${address}.`,
        `Set TRUST_PROXY to ${passed}.`,
      ),
    ];
  }
  return [];
}
