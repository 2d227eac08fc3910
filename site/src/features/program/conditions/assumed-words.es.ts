/** Sentences about a person who applies for themselves, and about a farm. */
export const ASKS_AS_PERSON = /^(Hace la solicitud como persona|Lo pide para usted)/;
export const FARMS = /granja|rancho/;
