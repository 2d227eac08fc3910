/**
 * Stubs the five packages that read attestation certificates, and the manufacturers' root certificates, for the passkey
 * library (see wrangler.toml). We don't request attestation.
 */
function unused(): never {
  throw new Error('Attestation certificates are not supported');
}

export {
  unused as Apple_WebAuthn_Root_CA,
  unused as GlobalSign_Root_CA,
  unused as GlobalSign_Root_CA_R3,
  unused as GlobalSign_Root_R46,
  unused as Google_Hardware_Attestation_Root_1,
  unused as Google_Hardware_Attestation_Root_2,
  unused as Google_Hardware_Attestation_Root_3,
  unused as Google_Hardware_Attestation_Root_4,
  unused as AuthorityKeyIdentifierExtension,
  unused as CRLDistributionPointsExtension,
  unused as id_ce_keyDescription,
  unused as id_ml_dsa_44,
  unused as id_ml_dsa_65,
  unused as id_ml_dsa_87,
  unused as id_rsaEncryption,
  unused as id_sha1WithRSAEncryption,
  unused as id_sha256WithRSAEncryption,
  unused as id_sha384WithRSAEncryption,
  unused as id_sha512WithRSAEncryption,
  unused as RSAPublicKey,
  unused as KeyDescription,
  unused as SubjectKeyIdentifierExtension,
  unused as X509Certificate,
  unused as X509ChainBuilder,
  unused as X509Crl,
};
