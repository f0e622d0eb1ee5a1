import {
  SHARE_SIZE,
  SHARE_TYPE,
  drawSharePicture,
  sharedLogoKey,
  sharePictureDigest,
} from '#server/course/share-picture.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import type { TextImages } from '#server/platform/fonts/text-images.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import type { School } from '#server/school/school.type.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { homeTitle, pagesTexts } from '#shared/pages.ts';
import { schoolDefaults } from '#shared/school.ts';
import type { PageImage } from './page-head.ts';

/** The one of a school that nobody has set up, which `npm run screenshots` takes. */
const UNNAMED = { path: '/share.png', ...SHARE_SIZE, type: 'image/png' };

/** What stands for the school where somebody shares a page that has no picture of its own. */
export class SchoolPicture {
  private drawn?: { digest: string; data: Promise<Buffer> };

  constructor(
    private readonly school: SchoolService,
    private readonly texts: TextImages,
    private readonly images: ImageStore,
  ) {}

  get image(): PageImage {
    const school = this.school.current;
    const { name, accent, language } = school;
    const alt = homeTitle(name);
    const isUnnamed =
      name === schoolDefaults.name && accent === schoolDefaults.accent && language === DEFAULT_LANGUAGE;
    if (isUnnamed && !sharedLogoKey(school)) return { ...UNNAMED, alt };
    return { path: this.path, ...SHARE_SIZE, type: SHARE_TYPE, alt };
  }

  /** Where it is, as long as the school is called so. */
  get path(): string {
    return `/share/${this.digest}.jpg`;
  }

  /** Its bytes, drawn once. */
  read(): Promise<Buffer> {
    const { digest } = this;
    if (this.drawn?.digest !== digest) {
      const school = this.school.current;
      const { title } = this;
      const data = this.readLogo(school).then((logo) =>
        drawSharePicture(this.texts, { school, title, thumbnail: null, logo }),
      );
      this.drawn = { digest, data };
      // The next who asks has it drawn anew.
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

  /** In the school's language, whoever asks: others see what somebody shares. */
  private get title(): string {
    return inLanguage(this.school.current.language, () => pagesTexts.subtitle);
  }
}
