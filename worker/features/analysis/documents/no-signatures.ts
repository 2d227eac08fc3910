/** In the place of `pkijs` for the PDF library (wrangler.toml): to read a text takes no signatures, and they are large. */

function unused(): never {
  throw new Error('No PDF is signed here');
}

export class CryptoEngine {}
export { unused as createCMSECDSASignature };
