import {
  SHARE_SIZE,
  SHARE_TYPE,
  drawSharePicture,
  sharedLogoKey,
  sharePictureDigest,
} from '#server/course/share-picture.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import type { TextImages } from '#server/platform/fonts/text-images.ts';
import type { PageImage } from '#server/platform/pages/page.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import type { School } from '#server/school/school.type.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { homeTitle, pagesTexts } from '#shared/pages.ts';
import { schoolDefaults } from '#shared/school.ts';

/** The image of a school with default settings, taken by `npm run screenshots`. */
const UNNAMED = { path: '/share.png', ...SHARE_SIZE, type: 'image/png' };

/** The school's image for link previews of pages without an image of their own. */
export class SchoolPicture {
  private drawn?: { digest: string; data: Promise<Buffer> };

  constructor(
    private readonly school: SchoolService,
    private readonly texts: TextImages,
    private readonly images: ImageStore,
  ) {}

  get image(): PageImage {
    const school = this.school.current;
    const { name, accent, secondColor, language } = school;
    const alt = homeTitle(name);
    const isUnnamed =
      name === schoolDefaults.name && accent === '' && secondColor === '' && language === DEFAULT_LANGUAGE;
    if (isUnnamed && !sharedLogoKey(school)) return { ...UNNAMED, alt };
    return { path: this.path, ...SHARE_SIZE, type: SHARE_TYPE, alt };
  }

  /** The path changes with the settings that the image shows. */
  get path(): string {
    return `/share/${this.digest}.jpg`;
  }

  /** Returns the bytes. The image is drawn once. */
  read(): Promise<Buffer> {
    const { digest } = this;
    if (this.drawn?.digest !== digest) {
      const school = this.school.current;
      const { title } = this;
      const data = this.readLogo(school).then((logo) =>
        drawSharePicture(this.texts, { school, title, thumbnail: null, logo }),
      );
      this.drawn = { digest, data };
      // The next request draws it again.
      data.catch(() => (this.drawn = undefined));
    }
    return this.drawn.data;
  }

  private async readLogo(school: School): Promise<Buffer | null> {
    const key = sharedLogoKey(school);
    return key === undefined ? null : this.images.read(key);
  }

  private get digest(): string {
    const { title } = this;
    return sharePictureDigest(this.school.current, { title, thumbnailKey: null }).slice(0, 32);
  }

  /** In the school's language for every caller, because link previews are shown to others. */
  private get title(): string {
    return inLanguage(this.school.current.language, () => pagesTexts.subtitle);
  }
}
