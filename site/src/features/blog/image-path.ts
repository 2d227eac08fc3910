const ASSETS = /^\/?assets\//;

/** Returns the path of an article's picture. A path that begins with `assets/` is relative to `/attached-assets/`. */
export function imagePath(imageUrl: string): string {
  return imageUrl.replace(ASSETS, '/attached-assets/');
}
