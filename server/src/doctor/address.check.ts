import { isReadOnTheWay } from '#server/config-faults.ts';
import type { Config } from '#server/config.ts';
import { TextCipher } from '#server/platform/common/text-cipher.ts';
import { CALLER_PATH, callerSchema, MADE_UP_ADDRESS, makeProof, type Caller } from './caller.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('address');

const texts = doctorTexts.address;

const TIMEOUT_MS = 5_000;

/** Checks that the public address uses HTTPS and reaches a running school, and that the school distinguishes clients from proxies. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  return [...protocolFindings(config), ...(await reachFindings(config))];
}

/** Reports an address without HTTPS. In production the server does not start with one. */
function protocolFindings({ publicUrl }: Config): Finding[] {
  if (!isReadOnTheWay(publicUrl)) return [];
  return [
    attention(
      () => texts.plain({ url: publicUrl }),
      () => texts.useHttps,
    ),
  ];
}

async function reachFindings(config: Config): Promise<Finding[]> {
  const { publicUrl } = config;
  try {
    const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isOurs = (await answer.text()).includes('"status":"ok"');
    if (!isOurs) {
      return [
        fault(
          () => texts.answers({ url: `${publicUrl}/readyz`, status: String(answer.status) }),
          () => texts.start,
        ),
      ];
    }
    const caller = await askForCaller(config);
    const proxies = caller ? proxyFindings(caller, config) : [];
    return proxies.length > 0 ? proxies : [well(() => texts.leads({ url: publicUrl }))];
  } catch (error) {
    return [
      fault(
        () => texts.unreachable({ url: publicUrl, reason: reasonOf(error) }),
        () => texts.reach,
      ),
    ];
  }
}

/** Sends a spoofed address to the school, and returns the address that it sees; null if the school has another secret. */
async function askForCaller({ publicUrl, secret }: Config): Promise<Caller | null> {
  if (secret === undefined) return null;
  const answer = await fetch(publicUrl + CALLER_PATH, {
    headers: {
      Authorization: `Bearer ${makeProof(new TextCipher({ current: secret }))}`,
      'X-Forwarded-For': MADE_UP_ADDRESS,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answer.ok ? callerSchema.parse(await answer.json()) : null;
}

/** Compares the proxies that a request passed with TRUST_PROXY. Each proxy has added an address. */
function proxyFindings({ address, forwardedFor }: Caller, { trustProxy }: Config): Finding[] {
  const passed = forwardedFor.filter((each) => each !== MADE_UP_ADDRESS).length;
  const counts = { proxies: passed, trusted: trustProxy };
  if (address === MADE_UP_ADDRESS) {
    return [
      fault(
        () => texts.spoofed(counts),
        () => texts.setOrAdd({ passed }),
      ),
    ];
  }
  if (passed > trustProxy) {
    return [
      attention(
        () => texts.shared({ ...counts, address }),
        () => texts.set({ passed }),
      ),
    ];
  }
  return [];
}
