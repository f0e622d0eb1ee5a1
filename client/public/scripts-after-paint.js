// Has what a page brings be seen before its scripts run: to read them takes a phone longer than to show it. They are on
// their way meanwhile. Kept in step with shared/page-rendering.ts.
(() => {
  const run = () => {
    const waiting = document.getElementById('scripts');
    document.head.append(document.importNode(waiting.content, true));
    waiting.remove();
  };
  // Nothing is painted of a page in the background.
  const afterPaint = () => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run)));
  document.addEventListener('DOMContentLoaded', afterPaint, { once: true });
})();
