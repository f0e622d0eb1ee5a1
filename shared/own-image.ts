/** The address of a picture of a text: the path of the file and its size in pixels. */
const ADDRESS = /^(\/media\/images\/[\w-]{1,64}\/\w{1,64}\.webp)#(\d{1,4})x(\d{1,4})$/;

/** A picture that was uploaded to the school. */
export interface OwnImage {
  url: string;
  /** Width in pixels. */
  width: number;
  height: number;
}

/** Reads the address of a picture in Markdown; null for a picture of another website. */
export function ownImage(address: string): OwnImage | null {
  const [, url, width, height] = ADDRESS.exec(address) ?? [];
  return url === undefined ? null : { url, width: Number(width), height: Number(height) };
}

/** The address of a picture in Markdown. */
export const ownImageAddress = ({ url, width, height }: OwnImage): string => `${url}#${width}x${height}`;
