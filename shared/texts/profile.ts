import { texts } from './profile/en.ts';
import { textsOf } from './texts.ts';

/** What the profile says of the person who looks at it. */
export const profileTexts = textsOf('profile', texts);
