/**
 * Replaces `pkijs` for the PDF library (see wrangler.toml). Reading text needs no signatures, and that code is large.
 */

function unused(): never {
  throw new Error('No PDF is signed here');
}

export class CryptoEngine {}
export { unused as createCMSECDSASignature };
