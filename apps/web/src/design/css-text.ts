/** A CSS string. Characters that could end it are escaped. */
export const cssText = (text: string): string => `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
