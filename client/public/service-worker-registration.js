// Has the browser run the service worker once the page has arrived. Vite's server has none.
addEventListener('load', () => {
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => {
    // Without it the pages are there as long as the network is.
  });
});
