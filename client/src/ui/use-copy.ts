import { useRef } from 'react';
import { messages } from '#shared/messages.ts';
import { notify } from '#client/toasts/toasts.ts';

/** Copies the text of an input or a text area, which gets the returned `ref`. */
export function useCopy<Element extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  text: string,
) {
  const input = useRef<Element>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(messages.success.copy);
    } catch {
      // Browsers have no clipboard on pages without HTTPS and may refuse access. The text is then selected, ready to copy.
      input.current?.select();
      notify.error(messages.failure.copy);
    }
  };
  return { input, copy };
}
