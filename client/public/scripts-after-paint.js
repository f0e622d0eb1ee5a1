// Paints the page before its scripts run, because phones take longer to parse them than to paint. The scripts load
// meanwhile. Keep in sync with shared/page-rendering.ts.
(() => {
  const run = () => {
    const waiting = document.getElementById('scripts');
    document.head.append(document.importNode(waiting.content, true));
    waiting.remove();
  };
  // A page in the background is not painted.
  const afterPaint = () => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run)));
  document.addEventListener('DOMContentLoaded', afterPaint, { once: true });
})();
