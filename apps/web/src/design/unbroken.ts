/** A text in which no amount wraps before its euro sign. */
export const unbroken = (text: string): string => text.replaceAll(' €', '\u00a0€')
