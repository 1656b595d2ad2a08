/**
 * What a password must be, by NIST SP 800-63B: long, and none that is tried first. No kind of character is asked for or
 * refused. The words known (common passwords, Italian words and names, keyboard rows) are those of zxcvbn-ts.
 */
import { PASSWORD_MIN } from '@bilancia/contract/api'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import italian from '@zxcvbn-ts/language-it'

const LONGEST = 1000
/** Fewer guesses than this and it is one of the first that are tried: a common password, or one with something added. */
const GUESSES = 1e6
/** The work grows with the square of the length; a longer start cannot be common. */
const LOOKED_AT = 64

/** Made at the first use: it takes a third of a second. */
let known: ZxcvbnFactory | undefined
const guesses = (password: string, words: readonly string[]): number => {
  known ??= new ZxcvbnFactory({ dictionary: { ...dictionary, ...italian.dictionary }, graphs: adjacencyGraphs })
  return known.check(password.slice(0, LOOKED_AT), ['bilancia', ...words]).guesses
}

/** Why nobody should have this password, or null. `words` are those that whoever knows the person would try. */
export function passwordRefusal(password: string, words: readonly string[]): string | null {
  const length = [...password.normalize('NFKC')].length
  if (length < PASSWORD_MIN) return `Password: almeno ${PASSWORD_MIN} caratteri`
  if (length > LONGEST) return `Password: al massimo ${LONGEST} caratteri`
  if (guesses(password, words) >= GUESSES) return null
  return 'Password: è tra quelle che si provano per prime (parola comune, nome, sequenza o ripetizione). Sceglierne una meno prevedibile, per esempio quattro parole senza legame'
}
