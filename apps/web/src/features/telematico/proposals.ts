/** What imported returns propose for the clients of the studio. */
import type { ImportSummary } from '@bilancia/contract/api'

type Beside = NonNullable<ImportSummary['dichiaranti'][number]['cliente']>
export type Proposal = { readonly code: string; readonly declared: Pick<Beside, 'nome' | 'ateco'>; readonly now: Beside['presente'] }
/** What the person has typed and chosen for one proposal. */
export type Typed = { readonly add: boolean; readonly name: string; readonly ateco: string; readonly takeName: boolean; readonly takeAteco: boolean }

/** The state of a proposal at first. A client without a proposed name is added only if the person ticks it. */
export const withoutChoices = ({ declared: { nome, ateco } }: Proposal): Typed => ({
  ...{ add: nome !== null, name: nome ?? '', ateco: ateco ?? '' },
  ...{ takeName: false, takeAteco: false },
})

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Whether name and ATECO code differ. Accents, case and points do not count, nor does a value that the return lacks. */
export const differing = ({ declared, now }: { readonly declared: Proposal['declared']; readonly now: NonNullable<Proposal['now']> }) => ({
  nome: declared.nome !== null && plain(declared.nome) !== plain(now.denominazione),
  ateco: declared.ateco !== null && plain(declared.ateco) !== plain(now.ateco ?? ''),
})

/** `same`: clients whose data do not differ. `others`: clients whom only a colleague sees. Of two returns of one declarant the last counts. */
export function proposalsOf(summaries: readonly ImportSummary[]): { readonly proposals: readonly Proposal[]; readonly same: number; readonly others: number } {
  const all = new Map(summaries.flatMap(({ dichiaranti }) => dichiaranti.map(({ TaxCodeDichiarante, cliente }) => [TaxCodeDichiarante, cliente])))
  const proposals: Proposal[] = []
  let [same, others] = [0, 0]
  for (const [code, cliente] of all) {
    if (!cliente) continue
    const { nome, ateco, presente: now, diAltri } = cliente
    const proposal = { code, declared: { nome, ateco }, now }
    if (diAltri) others++
    else if (now && !Object.values(differing({ declared: proposal.declared, now })).includes(true)) same++
    else proposals.push(proposal)
  }
  return { proposals, same, others }
}
