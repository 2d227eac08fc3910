/** A superscript note mark, which would change the number before it: "$1,500¹" isn't "$1,5001". */
export const NOTE_MARK = /^[\s\d*†‡§,()[\]]*$/;
