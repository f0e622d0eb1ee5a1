// Has the scripts of a rendered page wait for somebody who uses it: until then it is read, and its links and forms work
// without. They are fetched once the page is there, and run at the first sign that they will be needed. A click on what
// only they know to answer is kept for them, and so are the keys of a video. Kept in step with shared/page-rendering.ts and
// client/src/app/rendered-page.tsx.
(() => {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const waiting = document.getElementById('scripts').content;
  let clicked = null;
  const pressed = [];

  /** Puts elements of the page's template where the browser heeds them: a copy of a script runs, an element that was moved does not. */
  const insert = (selector) => {
    for (const element of waiting.querySelectorAll(selector)) {
      document.head.append(document.importNode(element, true));
      element.remove();
    }
  };
  const fetchScripts = () => insert('link');
  /** From now on nothing is kept: what was is done. */
  const release = () => {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keepKey, true);
    clicked?.click();
    for (const event of pressed) event.target.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  const run = () => {
    for (const sign of signs) removeEventListener(sign, heed, true);
    // Where they cannot be fetched, links lead on without them.
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
    fetchScripts();
    insert('script');
  };
  const heed = (event) => {
    // A page that comes to lie under a pointer at rest is told of a move, too.
    const isAtRest = event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (!isAtRest) run();
  };
  const keep = (event) => {
    const button = event.target.closest('button, a[data-plays]');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    // Into another tab.
    if (button.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = button;
  };

  /** Those of a video count wherever nobody types and nothing is pressed by them. */
  const keepKey = (event) => {
    if (event.target !== document.body || !document.querySelector('[data-keeps-keys]')) return;
    // It would scroll the page.
    if (event.key === ' ') event.preventDefault();
    pressed.push(event);
  };

  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('keydown', keepKey, true);
  document.addEventListener('hydration', release, { once: true });
  // Not before the page and its pictures are there.
  const whenIdle = () => {
    const begin = window.requestIdleCallback ?? setTimeout;
    // The page is written as in the United States; others see their own numbers and dates.
    begin(navigator.language === 'en-US' ? fetchScripts : run);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
})();
