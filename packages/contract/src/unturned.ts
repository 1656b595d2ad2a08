/** Without the invisible marks that turn the text after them around: nobody sees or types them, and a name stands inside sentences. */
export const unturned = (text: string): string => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
