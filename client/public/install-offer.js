// Keeps the browser's offer to install the school for the page that shows it, instead of a window that comes up by itself: on phones
// and tablets alone. Kept in step with src/features/profile/install-offer.ts.
addEventListener('beforeinstallprompt', (event) => {
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  window.installOffer = event;
});
// Whatever page is open then: the offer cannot be taken any more.
addEventListener('appinstalled', () => {
  window.installOffer = undefined;
});
