export interface Runtime {
  version: string;
  releasedOn: string;
  secureSince: string;
  newestOn: string;
}

export declare const runtime: Readonly<Runtime>;
export declare const MAX_AGE_DAYS: number;
export declare function isOlder(version: string, than: string): boolean;
export declare function runtimeFault(known: Runtime, day: Date): string | null;
