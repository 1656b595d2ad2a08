/** 'Confronta con il forfetario': the same year computed a second time, in the flat-rate regime. */
import { isSection, MAX_MONEY, roundToCent } from '@bilancia/contract'
import type { Risultato } from './risultato.ts'

type Sezione = Readonly<Record<string, unknown>>
const sezione = (state: object, chiave: string): Sezione => {
  const found = (state as Sezione)[chiave]
  return isSection(found) ? found : {}
}

/** The group of the professional activities, the only one allowed for a professional. */
const GRUPPO_PROFESSIONI = 8
const ALIQUOTA_ORDINARIA = 15

/**
 * The state of the second calculation. Its real costs are the difference between revenue and result, depreciation and
 * interest included, so that the two disposable incomes differ only by taxes and contributions. Fund, scheme and relief
 * come from the ordinary side; sector group, rate and 35% are those typed in `forfetari` (15% where none is).
 * Null where there is no second calculation: not a natural person in the ordinary regime, no sector group, or more than
 * one collaborator, which the flat-rate block does not have.
 */
export function statoForfetario(state: object, risultato: Risultato): object | null {
  const { contoEconomicoDittaSocieta: ditta, contoEconomicoProfessionista: studio, imposteContributi, pianoTriennale } = risultato
  const quote = imposteContributi?.quote
  const [primo] = pianoTriennale ?? []
  if (!primo || !quote || quote.titolare === null || quote.collaboratori.length > 1) return null
  const scelte = sezione(state, 'forfetari')
  const gruppo = studio ? GRUPPO_PROFESSIONI : sezione(scelte, 'gruppoDiSettore').gruppo
  if (!gruppo) return null
  const tasse = sezione(state, 'imposteContributi')
  // The result before taxes, without the imputed rent.
  const utile = ditta ? ditta.redditoFiscale - ditta.ripresaAutovetture - ditta.ripresaTelefono : primo.risultatoNetto
  const [quotaCollaboratore = 0] = quote.collaboratori
  return {
    ...state,
    informazioniCostiDiAvvio: { ...sezione(state, 'informazioniCostiDiAvvio'), regime: 'FORFETARIO' },
    forfetari: {
      ...scelte,
      gruppoDiSettore: { gruppo },
      tipologia: tasse.gestioneIvs === 'ARTIGIANO' || tasse.gestioneIvs === 'COMMERCIANTE' ? tasse.gestioneIvs : null,
      riduzione50: tasse.riduzione50,
      previdenza: tasse.previdenzaProfessionista,
      contributoCassa: tasse.contributoCassa,
      collaboratoreFamiliare: quotaCollaboratore > 0,
      quotaCollaboratore,
      aliquotaSostitutiva: scelte.aliquotaSostitutiva || ALIQUOTA_ORDINARIA,
      ricaviCompensi: primo.ricavi,
      costiEffettivi: Math.min(MAX_MONEY, Math.max(0, roundToCent(primo.ricavi - utile))),
    },
  }
}
