/** Names of comuni: how they are written and how they are searched. */

const GRAVE: Readonly<Record<string, string>> = { A: 'À', E: 'È', I: 'Ì', O: 'Ò', U: 'Ù' }
/** Provinces whose final E is acute: Pré-Saint-Didier, Malé. */
const ACUTE_E = new Set(['AO', 'TN'])

/** `FORLI'` → `FORLÌ`. Elisions (`L'AQUILA`, `DE'`, `VO'`) keep their apostrophe. */
export const accented = (name: string, province: string) =>
  name.replace(/(\p{L}{2,})([AEIOU])'(?![\p{L}])/gu, (_, stem: string, vowel: string) => stem + (vowel === 'E' && ACUTE_E.has(province) ? 'É' : GRAVE[vowel]))

/** Lower case without accents; everything that is not a letter or digit becomes one space. */
export const searchKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words that find a name; words with an elision also joined (`l aquila laquila`). */
export function searchWords(name: string): string {
  const elided = name.split(/\s+/).filter((word) => /['’]\p{L}/u.test(word))
  return [searchKey(name), ...elided.map((word) => searchKey(word).replaceAll(' ', ''))].join(' ')
}
