/** The raised mark of a note, which would make another number of the one before it: "$1,500¹" is no "$1,5001". */
export const NOTE_MARK = /^[\s\d*†‡§,()[\]]*$/;
