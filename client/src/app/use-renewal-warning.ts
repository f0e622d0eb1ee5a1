import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#client/features/auth/use-session.ts';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { tabStorage } from '#client/storage/browser-storage.ts';
import { formatDate } from '#client/format/format.ts';
import { isRenewalUnpaid } from '#client/entities/subscription/subscription.ts';
import { paths } from '#shared/paths.ts';
import { bannerTexts } from '#shared/texts/banners.ts';

/** The warning about a failed renewal payment. */
interface RenewalWarning {
  text: string;
  /** Identifies this warning among the dismissed ones; null if it cannot be dismissed. */
  dismissKey: string | null;
}

/** Returns the warning for a person; null for a visitor, an admin, and a subscriber whose renewal is paid. */
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

/** The key of the warning that was dismissed in this tab, or null. */
const rememberedWarning = () => tabStorage.get(storageKey);

/** The warning to show on this screen, and a function that hides it until the next visit. */
export function useRenewalWarning() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [dismissed, setDismissed] = useState(rememberedWarning);
  const warning = renewalWarning(user);
  const dismissKey = warning?.dismissKey ?? null;
  const isDismissed = dismissKey !== null && dismissKey === dismissed;
  // The checkout screens show the state themselves.
  const isAtCheckout = pathname.startsWith(paths.checkout);
  const dismiss = () => {
    if (dismissKey === null) return;
    tabStorage.set(storageKey, dismissKey);
    setDismissed(dismissKey);
  };
  return {
    text: warning && !isDismissed && !isAtCheckout ? warning.text : null,
    dismiss: dismissKey === null ? null : dismiss,
  };
}
