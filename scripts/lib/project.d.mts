/** Absolute path of the folder with package.json. */
export const root: string;
