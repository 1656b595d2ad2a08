/** The calls of iForfettari: calculation, explanation, curve, jumps, letter. */
import { isTaxYear, valueAt } from '@bilancia/contract'
import { currentStudio, type Identity, type Letter, routes } from '@bilancia/contract/api'
import { composeLetter } from '@bilancia/documents'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { iforfettari } from '../../platform/simulators.ts'
import { answerOf, explained, inOrder, ofYear, unreadIn, usedFigures } from './asked.ts'
import type { Opened } from './opened.ts'

export function iforfettariCalls(mount: Mount, { clock, opened }: Pick<Deps, 'clock'> & { readonly opened: Opened }): void {
  mount(
    routes.calcolaForfetari,
    async ({ params, body }) => {
      const state = ofYear(params.param, body)
      const { risultato, quadro } = (await iforfettari.per(state)).calcolaConQuadro(state)
      return { State: risultato, ...unreadIn('iforfettari', body), Quadro: quadro, Impronta: iforfettari.impronta(state.annoImposta) }
    },
    answerOf(iforfettari.schema),
  )

  mount(routes.explainForfetari, ({ params: { param, path }, query, body, who }) => {
    const state = ofYear(param, body)
    return explained({ path, passi: query.passi, Impronta: iforfettari.impronta(state.annoImposta) }, () =>
      opened.of({ who: who.Id, what: `iforfettari ${path}`, state }, async () => (await iforfettari.regole()).spiega(state, path)),
    )
  })

  mount(routes.usedForfetari, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return usedFigures((await iforfettari.regole()).cifreUsate(state), iforfettari.impronta(state.annoImposta))
  })

  mount(routes.changesForfetari, async ({ params: { param, altro }, body }) => {
    const [da, a] = inOrder(param, altro)
    return { ...(await iforfettari.regole()).perche(ofYear(param, body), [da, a]), Impronte: { da: iforfettari.impronta(da), a: iforfettari.impronta(a) } }
  })

  mount(routes.curveForfetari, ({ params, query, body }) => {
    const state = ofYear(params.param, body)
    return { ...iforfettari.host.curvaConPareggio(state, query.points), Impronta: iforfettari.impronta(state.annoImposta) }
  })

  mount(routes.saltiForfetari, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return { salti: (await iforfettari.regole()).salti(state), Impronta: iforfettari.impronta(state.annoImposta) }
  })

  mount(routes.letterForfetari, async ({ params, body, who }) => {
    const state = ofYear(params.param, body)
    return { ...(await letterFor(state, who, clock())), Impronta: iforfettari.impronta(state.annoImposta) }
  })
}

/**
 * The client letter of a state: calculates, adds the studio of the signed-in user and writes the letter.
 * Throws LETTERA_INCOMPLETA with the label of the missing field.
 */
export async function letterFor(state: object, who: Identity, now: Date): Promise<Letter> {
  const { limiti, nomeDi } = await iforfettari.regole()
  const risultato = iforfettari.host.calcola({ ...state, calcolaPareggio: true })
  const annoImposta = valueAt(state, 'annoImposta')
  if (!isTaxYear(annoImposta) || !('confronto' in risultato)) throw new Refusal('LETTERA_INCOMPLETA', { campo: "Anno d'imposta" })
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
