import { validate as isUuid } from 'uuid';
import { paths } from '#shared/paths.ts';
import type { TextSigner } from '#server/platform/common/text-signer.ts';
import type { Common } from '#server/payment/stripe/common.ts';

const CONTEXT = 'cancel renewal';
const TOKEN = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

interface Dependencies extends Pick<Common, 'publicUrl' | 'clock'> {
  textSigner: TextSigner;
}

/** Links of emails that cancel a renewal without a login. Each is valid until that renewal. */
export class CancelLinks {
  constructor(private readonly deps: Dependencies) {}

  /**
   * The link to the page that cancels a subscription before its renewal. The token follows the `#`, so it appears in no
   * log. Opening the link changes nothing, because email programs open links by themselves.
   */
  linkFor(subscriptionId: string, renewsAt: Date): string {
    const { textSigner, publicUrl } = this.deps;
    const signed = `${subscriptionId}.${renewsAt.getTime()}`;
    return `${publicUrl}${paths.cancelRenewal}#token=${signed}.${textSigner.sign(signed, CONTEXT)}`;
  }

  /** The ID of the subscription that a token cancels; null if the token is invalid or the renewal is past. */
  read(token: string): string | null {
    const [, id = '', time = '', signature = ''] = TOKEN.exec(token) ?? [];
    const { textSigner, clock } = this.deps;
    if (!isUuid(id) || !textSigner.isSigned(`${id}.${time}`, signature, CONTEXT)) return null;
    return Number(time) > clock().getTime() ? id : null;
  }
}
