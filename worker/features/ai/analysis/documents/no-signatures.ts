/**
 * Replaces `pkijs` for the PDF library (see wrangler.toml). Reading text needs no signatures, and that code is large.
 */

function unused(): never {
  throw new Error('Signing PDFs is not supported');
}

export class CryptoEngine {}
export { unused as createCMSECDSASignature };
