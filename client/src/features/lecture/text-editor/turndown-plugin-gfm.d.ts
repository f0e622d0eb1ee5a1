declare module '@joplin/turndown-plugin-gfm' {
  import type Turndown from 'turndown';

  /** Tables, struck text, lists of tasks and highlighted code. */
  export const gfm: Turndown.Plugin;
}
