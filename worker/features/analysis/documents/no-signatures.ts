/** In the place of `pkijs` and `asn1js` for the PDF library (wrangler.toml): to read a text takes no signatures, and they are as large as the rest. */

function unused(): never {
  throw new Error('No PDF is signed here');
}

export class CryptoEngine {}
export {
  unused as Boolean,
  unused as Constructed,
  unused as createCMSECDSASignature,
  unused as fromBER,
  unused as Integer,
  unused as Null,
  unused as ObjectIdentifier,
  unused as OctetString,
  unused as Sequence,
  unused as UTCTime,
};
