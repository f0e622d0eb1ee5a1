/** How the built server is run, from the folder that holds package.json; the environment is added to ours. */
export const serverProcess: {
  command: [file: string, args: string[]];
  environment: Record<string, string>;
};
