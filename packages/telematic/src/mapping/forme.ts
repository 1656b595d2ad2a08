/** The fields of Forme, from the same boxes as those of iForfettari. Only the paths in the state differ. */
import { evaluator, format, forme, invalid } from '@bilancia/contract'
import type { FirmFrame } from '../derive/firm.ts'
import type { LoadedField } from './fields.ts'
import { type ForfettariLoad, type ForfettariSources, loadForfettari } from './iforfettari.ts'

const catalog = evaluator(forme.catalog)
const RICAVI = 'redditoContributiImposta.ricavi'

const persone = ['liquidazioneIrpef', 'datiCollaboratore1', 'datiCollaboratore2'] as const
/** Where each path of iForfettari goes, by its beginning. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['tipologia', 'attivita.tipologia'],
  [RICAVI, 'attivita.ricavi'],
  ['regimeNormale.determinazioneDelReddito.', 'attivita.determinazioneDelReddito.'],
  ['quotaCollab1', 'persone[1].quotaFamiliare'],
  ['quotaCollab2', 'persone[2].quotaFamiliare'],
  ...persone.flatMap((section, i) => [
    [`${section}.redditiDiversiDaImpresa_LavAutonomo.`, `persone[${i}].redditi.`] as const,
    [`${section}.altriDatiPersonali.`, `persone[${i}].`] as const,
  ]),
]

/** The fields of today's form, from the quadro of the business. A flat-rate return has no costs; another one after it has. */
function oggi(quadro: FirmFrame, famigliare: boolean): readonly (readonly [campo: string, valore: string | boolean])[] {
  if (quadro === 'LM')
    return [['formaAttuale', 'FORFETTARIO'], ['attivita.costiNoti', false], ...(famigliare ? ([['forfettario.famigliare', true]] as const) : [])]
  const ordinaria = quadro === 'RE' ? 'PROFESSIONISTA' : famigliare ? 'IMPRESA_FAMILIARE' : 'DITTA_INDIVIDUALE'
  return [
    ['formaAttuale', ordinaria],
    ['attivita.costiNoti', true],
  ]
}

function inForme(field: LoadedField): LoadedField {
  if (field.campo === 'regimeNormale.contabilitaOrdinaria')
    return { ...field, campo: 'attivita.contabilita', valore: field.valore === true ? 'ORDINARIA' : 'SEMPLIFICATA' }
  const [from, to] = moved.find(([start]) => (start.endsWith('.') ? field.campo.startsWith(start) : field.campo === start)) ?? []
  if (from === undefined || to === undefined) throw new Error(`Forme has no place for «${field.campo}»`)
  return { ...field, campo: to + field.campo.slice(from.length) }
}

/** The profile filled from the returns of the owner and of the family collaborators. */
export function loadForme(sources: ForfettariSources): ForfettariLoad {
  const { campi, avvisi, daScegliere, quadro } = loadForfettari(sources, { flatTax: false })
  const ricavi = campi.find(({ campo }) => campo === RICAVI)
  const famigliare = campi.some(({ campo, valore }) => campo === 'famigliare' && valore === true)
  // A share of zero would add a person to the list.
  const moving = campi.filter(({ campo, valore }) => campo !== 'famigliare' && !(campo === 'quotaCollab2' && valore === 0)).map(inForme)
  const found = quadro && ricavi ? oggi(quadro, famigliare).map(([campo, valore]) => ({ ...ricavi, campo, valore })) : []
  const refused: string[] = []
  const taken = [...found, ...moving].filter(({ campo, valore, codiceFiscale }) => {
    const field = catalog.find(campo)?.field
    if (!field) throw new Error(`the catalog has no field «${campo}»`)
    if (!invalid(field, valore)) return true
    refused.push(
      `${codiceFiscale}: «${field.label}»: ${typeof valore === 'number' ? format.money(valore) : valore} è fuori dai limiti del campo e non è stato caricato`,
    )
    return false
  })
  return { campi: taken, avvisi: [...avvisi, ...refused], daScegliere, quadro }
}
