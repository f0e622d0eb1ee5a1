// On phones and tablets, saves the browser's install prompt for the profile page instead of letting it open by itself.
// Keep in sync with src/features/profile/install-offer.ts.
addEventListener('beforeinstallprompt', (event) => {
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  window.installOffer = event;
});
// Runs on every page: the prompt cannot be used again after the install.
addEventListener('appinstalled', () => {
  window.installOffer = undefined;
});
