import { texts } from './install/en.ts';
import { textsOf } from './texts.ts';

/** What is said where the school is offered as an app. */
export const installTexts = textsOf('install', texts);
