/** The nearest public engine on its own comparison: the owner's remaining income under three French statuses. */
import rules from 'modele-social'
import Engine from 'publicodes'

const statuses: readonly Record<string, string>[] = [
  { 'entreprise . catégorie juridique': "'EI'", 'entreprise . catégorie juridique . EI . auto-entrepreneur': 'oui' },
  { 'entreprise . catégorie juridique': "'EI'", 'entreprise . catégorie juridique . EI . auto-entrepreneur': 'non' },
  { 'entreprise . catégorie juridique': "'SAS'", 'entreprise . associés': "'unique'" },
]
const firm = { "entreprise . chiffre d'affaires": '50000 €/an', 'entreprise . charges': '10000 €/an' }
const targets = ['dirigeant . rémunération . net', 'dirigeant . rémunération . net . après impôt', 'dirigeant . rémunération . cotisations']

/** Median milliseconds of the comparison over this many rounds, with parsed rules, after one warm-up round. */
export function compareThreeStatuses(rounds: number): number {
  const silent = { log() {}, warn() {}, error() {} }
  const engine = new Engine(rules, { logger: silent })
  const round = () => {
    const start = performance.now()
    for (const status of statuses) {
      const copy = engine.shallowCopy()
      copy.setSituation({ ...status, ...firm })
      for (const target of targets) if (typeof copy.evaluate(target).nodeValue !== 'number') throw new Error(`publicodes gives no number for ${target}`)
    }
    return performance.now() - start
  }
  round()
  const times = Array.from({ length: rounds }, round).toSorted((a, b) => a - b)
  return times[Math.floor(rounds / 2)] as number
}
