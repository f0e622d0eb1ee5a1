/** The command that runs the built server, from the folder with package.json. The environment is added to that of this process. */
export const serverProcess: {
  command: [file: string, args: string[]];
  environment: Record<string, string>;
};
