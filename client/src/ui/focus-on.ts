/** Focuses an element that need not be focusable by itself, without scrolling to it. Does nothing without an element. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (element?.hasAttribute('tabindex') === false) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
