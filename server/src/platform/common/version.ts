import { version } from '../../../../package.json';

/** The version of this Lectern, such as `0.3.0`. CHANGELOG.md describes it. */
export const VERSION: string = version;
