// Has the scripts of a rendered page wait for somebody who uses it: until then it is read, and its links and forms work
// without. They are fetched once the page is there, and run at the first sign that they will be needed. A click on what
// only they know to answer is kept for them. Kept in step with shared/page-rendering.ts and
// client/src/app/rendered-page.tsx.
(() => {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const waiting = document.getElementById('scripts').content;
  let clicked = null;

  /** Puts elements of the page's template where the browser heeds them: a copy of a script runs, an element that was moved does not. */
  const insert = (selector) => {
    for (const element of waiting.querySelectorAll(selector)) {
      document.head.append(document.importNode(element, true));
      element.remove();
    }
  };
  const fetchScripts = () => insert('link');
  const run = () => {
    for (const sign of signs) removeEventListener(sign, heed, true);
    fetchScripts();
    insert('script');
  };
  const heed = (event) => {
    // A page that comes to lie under a pointer at rest is told of a move, too.
    const isAtRest = event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (!isAtRest) run();
  };
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = button;
  };

  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener(
    'hydration',
    () => {
      removeEventListener('click', keep, true);
      clicked?.click();
    },
    { once: true },
  );
  // Not before the page and its pictures are there.
  const whenIdle = () => {
    const begin = window.requestIdleCallback ?? setTimeout;
    // The page is written as in the United States; others see their own numbers and dates.
    begin(navigator.language === 'en-US' ? fetchScripts : run);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
})();
