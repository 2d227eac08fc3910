export const ASSUMED = /^Hace la solicitud como persona\b|^(?:.* )?lo pide para usted\b/i;
export const FOR_FARM = /\bgranja o un rancho\b/;
