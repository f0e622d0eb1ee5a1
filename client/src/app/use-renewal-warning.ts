import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#client/features/auth/use-session.ts';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { isRenewalUnpaid } from '#client/entities/subscription/subscription.ts';
import { paths } from '#shared/paths.ts';
import { bannerTexts } from '#shared/texts/banners.ts';

/** The warning about a renewal that could not be paid. */
interface RenewalWarning {
  text: string;
  /** Names this warning among those that were dismissed; null for one that has to stay. */
  dismissKey: string | null;
}

/** The warning for a person; null for a visitor, an admin, and a subscriber whose renewal is paid. */
function renewalWarning(user: SessionUserFragment | null): RenewalWarning | null {
  const subscription = user?.subscription;
  if (user?.role !== 'USER' || !subscription || !isRenewalUnpaid(subscription)) return null;
  const { id, status, accessUntil } = subscription;
  if (status === 'PAST_DUE' || !accessUntil) {
    return { text: bannerTexts.renewal.locked, dismissKey: null };
  }
  const text = bannerTexts.renewal.openUntil({ date: formatDate(accessUntil) });
  return { text, dismissKey: `${id} ${accessUntil}` };
}

const storageKey = 'lectern.dismissed-warning';

/** What was dismissed in this tab; nothing where the server renders a page. */
const rememberedWarning = (): string | null =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(storageKey);

/** What is to be shown of it on this screen, and how to hide it until the next visit. */
export function useRenewalWarning() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [dismissed, setDismissed] = useState(rememberedWarning);
  const warning = renewalWarning(user);
  const dismissKey = warning?.dismissKey ?? null;
  const isDismissed = dismissKey !== null && dismissKey === dismissed;
  // Those screens say it themselves.
  const isAtCheckout = pathname.startsWith(paths.checkout);
  const dismiss = () => {
    if (dismissKey === null) return;
    sessionStorage.setItem(storageKey, dismissKey);
    setDismissed(dismissKey);
  };
  return {
    text: warning && !isDismissed && !isAtCheckout ? warning.text : null,
    dismiss: dismissKey === null ? null : dismiss,
  };
}
