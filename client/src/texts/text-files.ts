/**
 * Where browsers find the texts, in `<group>-<language>.js`; null where they come with the code, as in tests and on the server.
 * `text-files-plugin.ts` puts another module in this one's place for browsers.
 */
export const textFiles: string | null = null;
