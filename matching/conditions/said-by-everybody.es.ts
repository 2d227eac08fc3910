/** Conditions nearly everyone meets, as worded in Spanish by `matching/spanish/fact-sentences.ts`. */
export const TRIVIAL =
  /^(?:No )?hace la solicitud (?:.* )?como persona\b|^(?:.* )?lo pide para usted\b|^No vive en |^Tiene 18 años o más$/i;

export const EMPTY =
  /^Otras personas viven con usted$|^Tiene otro estatus migratorio$|^No estudia ahora$|^Ningún menor vive con usted$|^(?=.*\btiene un empleo)(?=.*\bestá sin trabajo)/i;
