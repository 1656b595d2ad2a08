/** Names of comuni: as they are read, and as they are looked up. */

const GRAVE: Readonly<Record<string, string>> = { A: 'À', E: 'È', I: 'Ì', O: 'Ò', U: 'Ù' }
/** Provinces whose final E is acute: Pré-Saint-Didier, Malé. */
const ACUTE_E = new Set(['AO', 'TN'])

/** `FORLI'` → `FORLÌ`. Elisions (`L'AQUILA`, `DE'`, `VO'`) keep their apostrophe. */
export const accented = (name: string, province: string) =>
  name.replace(/(\p{L}{2,})([AEIOU])'(?![\p{L}])/gu, (_, stem: string, vowel: string) => stem + (vowel === 'E' && ACUTE_E.has(province) ? 'É' : GRAVE[vowel]))

/** Lower case, no accents; apostrophes, hyphens and spaces are one space. */
export const searchKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a name is found by: its words, and those with an elision also as one (`l aquila laquila`). */
export function searchWords(name: string): string {
  const elided = name.split(/\s+/).filter((word) => /['’]\p{L}/u.test(word))
  return [searchKey(name), ...elided.map((word) => searchKey(word).replaceAll(' ', ''))].join(' ')
}
