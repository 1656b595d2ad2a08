/**
 * The rules for passwords after NIST SP 800-63B: long, and not among those that attackers try first. No kind of character is required or
 * refused. Years, signs and words about the person (name, mail, studio, the program) do not count: the rest must be strong
 * without them. zxcvbn-ts knows the stolen and common passwords, the Italian words and names, and the rows of keys.
 */
import { applications, PASSWORD_MIN } from '@bilancia/contract/api'
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import italian from '@zxcvbn-ts/language-it'

const LONGEST = 1000
/** The guesses that one processor makes in a month with stolen hashes: each costs 30 ms (`password.ts`). */
const GUESSES = 1e8
/** How many characters are checked: the time grows with the square of the length, and no common password begins with more. */
const LOOKED_AT = 64
/** Shorter parts of a name occur in many words. */
const SHORTEST_WORD = 3

const program = ['Bilancia', ...Object.entries(applications).flatMap(([id, { nome }]) => [id, nome]), ...['password', 'accesso', 'studio', 'commercialista']]

/** Made at the first use, because it takes a third of a second. */
let known: ZxcvbnFactory | undefined
const judge = (text: string, words: readonly string[]): ZxcvbnResult => {
  known ??= new ZxcvbnFactory({ dictionary: { ...dictionary, ...italian.dictionary }, graphs: adjacencyGraphs })
  return known.check(text.slice(0, LOOKED_AT), [...words])
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const partsOf = (text: string): readonly string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((part) => part.length >= SHORTEST_WORD)
const withoutYears = (text: string): string => text.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, '')

/** The password without the words, the longest first: `studioverdi` before `studio`. */
const without = (password: string, words: readonly string[]): string =>
  [...new Set(words.flatMap(partsOf))].sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ' '), password)

/** What the password consists of, for the user who has to choose another. */
function reasonOf({ sequence }: ZxcvbnResult): string {
  const [first, ...more] = sequence
  if (first?.dictionaryName?.startsWith('passwords') && more.length <= 1) return 'è negli elenchi delle password rubate o più usate'
  if (sequence.some(({ pattern }) => pattern === 'repeat' || pattern === 'sequence' || pattern === 'spatial'))
    return 'è una ripetizione o una sequenza (tasti vicini, lettere o numeri in fila)'
  return 'è fatta di una parola o di un nome comune'
}

/** The reason why the password is refused, or null. `words`: those that an acquaintance would try. */
export function passwordRefusal(password: string, words: readonly string[]): string | null {
  const length = [...password.normalize('NFKC')].length
  if (length < PASSWORD_MIN) return `Password: almeno ${PASSWORD_MIN} caratteri`
  if (length > LONGEST) return `Password: al massimo ${LONGEST} caratteri`
  const lower = plain(password)
  const others = without(lower, [...program, ...words])
  const rest = withoutYears(others)
  const [whole, alone] = [judge(password, [...program, ...words]), judge(rest, [])]
  if (Math.min(whole.guesses, alone.guesses) >= GUESSES) return null
  const reason =
    whole.guesses < GUESSES && others === lower
      ? reasonOf(whole)
      : others !== lower
        ? 'senza nome, mail, studio e nome del programma, che si provano per primi, resta troppo poco'
        : `senza anni e segni, che si aggiungono per primi, ${reasonOf(alone)}`
  return `Password: ${reason}. Sceglierne una meno prevedibile, per esempio quattro parole senza legame`
}
