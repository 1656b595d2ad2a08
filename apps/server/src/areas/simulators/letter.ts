/** The client letter of an iForfettari state: calculates, adds the studio of the signed-in user and writes the letter. */
import type { TaxYear } from '@bilancia/contract'
import { currentStudio, type Identity, type Letter } from '@bilancia/contract/api'
import { composeLetter } from '@bilancia/documents'
import { Refusal } from '../../platform/problem.ts'
import { iforfettari } from '../../platform/simulators.ts'

/** Throws LETTERA_INCOMPLETA with the label of the missing field. */
export async function letterFor(state: object, who: Identity, now: Date): Promise<Letter> {
  const { limiti, nomeDi } = await iforfettari.regole()
  const risultato = iforfettari.host.calcola({ ...state, calcolaPareggio: true })
  if (!('confronto' in risultato)) throw new Refusal('LETTERA_INCOMPLETA', { campo: "Anno d'imposta" })
  const { annoImposta } = state as { readonly annoImposta: TaxYear }
  const letter = composeLetter({
    anno: annoImposta,
    stato: state,
    risultato,
    limiti: limiti(annoImposta),
    nome: nomeDi,
    studio: studioOf(who),
    firma: `${who.Name} ${who.Surname}`.trim(),
    oggi: now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }),
  })
  if ('manca' in letter) throw new Refusal('LETTERA_INCOMPLETA', { campo: letter.manca })
  return letter
}

/** The user's agency, or the company if the user has none. The logo is the company's. */
function studioOf(who: Identity) {
  const agency = currentStudio(who)?.Agency
  const city = [agency?.Cap, agency?.City, agency?.ProvinceCode && `(${agency.ProvinceCode})`].filter(Boolean).join(' ')
  return {
    nome: agency?.Name ?? who.Company?.BusinessName ?? '',
    indirizzo: [agency?.Address, city].filter(Boolean).join(', '),
    luogo: agency?.City ?? '',
    logo: who.Company?.UiLogoUrl ?? null,
  }
}
