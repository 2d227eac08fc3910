const ASSETS = /^\/?assets\//;

/** Where the picture of an article lies: a path that begins with `assets/` stands for one below `/attached-assets/`. */
export function imagePath(imageUrl: string): string {
  return imageUrl.replace(ASSETS, '/attached-assets/');
}
