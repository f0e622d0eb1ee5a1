/** Absolute path of the folder that holds package.json. */
export const root: string;
