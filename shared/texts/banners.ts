import { texts } from './banners/en.ts';
import { textsOf } from './texts.ts';

/** What the strips above every screen say to some who are logged in. */
export const bannerTexts = textsOf('banners', texts);
