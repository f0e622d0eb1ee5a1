// Defers the scripts of a rendered page until the first interaction. Reading, links and forms work without them. The
// scripts are fetched when the page has loaded. Clicks that only scripts can handle, and keys for a video, are recorded
// and replayed. Keep in sync with shared/page-rendering.ts and client/src/app/rendered-page.tsx.
(() => {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const waiting = document.getElementById('scripts').content;
  let clicked = null;
  const pressed = [];

  // Closes the sections that the person has closed. Keep in sync with client/src/features/section/closed-sections.ts.
  const closeSections = () => {
    try {
      for (const id of localStorage.getItem('closed-sections')?.split(' ') ?? []) {
        const section = document.getElementById(`section-${id}`);
        if (section && !section.dataset.current && location.hash !== `#section-${id}`) section.open = false;
      }
    } catch {
      // The browser refuses the storage.
    }
  };
  document.addEventListener('DOMContentLoaded', closeSections, { once: true });

  /** Moves elements of the page's template into the head. Scripts are copied, because a moved script does not run. */
  const insert = (selector) => {
    for (const element of waiting.querySelectorAll(selector)) {
      document.head.append(document.importNode(element, true));
      element.remove();
    }
  };
  const fetchScripts = () => insert('link');
  /** Stops recording and replays the recorded events. */
  const release = () => {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keepKey, true);
    clicked?.click();
    for (const event of pressed) event.target.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  const run = () => {
    for (const sign of signs) removeEventListener(sign, heed, true);
    // If the scripts cannot be fetched, links must work without them.
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
    fetchScripts();
    insert('script');
  };
  const heed = (event) => {
    // Browsers also send a move when a page loads under a resting pointer.
    const isAtRest = event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (!isAtRest) run();
  };
  const keep = (event) => {
    const button = event.target.closest('button, a[data-plays]');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    // The link opens in another tab.
    if (button.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = button;
  };

  /** Records the keys of a video, unless an element is focused. */
  const keepKey = (event) => {
    if (event.target !== document.body || !document.querySelector('[data-keeps-keys]')) return;
    // The space bar would scroll the page.
    if (event.key === ' ') event.preventDefault();
    pressed.push(event);
  };

  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('keydown', keepKey, true);
  document.addEventListener('hydration', release, { once: true });
  // Waits until the page and its images have loaded.
  const whenIdle = () => {
    const begin = window.requestIdleCallback ?? setTimeout;
    // The page is rendered for the United States. In other locales, scripts must format numbers and dates.
    begin(navigator.language === 'en-US' ? fetchScripts : run);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
})();
