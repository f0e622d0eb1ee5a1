// Registers the service worker once the page has loaded. Vite's server has none.
addEventListener('load', () => {
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => {
    // Without it, pages only work online.
  });
});
