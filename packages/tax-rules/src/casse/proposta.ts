/** The relief that a member may ask for, from the year of enrolment and the ages. It is only a proposal; the adviser chooses. */
import { casse } from '@bilancia/contract'
import { esito, type Leaves, type Numero, nessuno, requisito, sceltaTra } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

/** The fields of a member. */
export type CampiCassa = Leaves<ReturnType<typeof casse.campi>>

const POCO_REDDITO = "se il reddito dell'anno prima dell'iscrizione non superava 10.000 €"

/** Why each relief is proposed, as the end of a sentence. */
const regole = {
  'INARCASSA.GIOVANE': ['GIOVANE', 'prima iscrizione sotto i 35 anni, per cinque anni e non oltre i 35'],
  'FORENSE.GIOVANE': ['GIOVANE', 'prima iscrizione sotto i 35 anni, per sei anni'],
  'CNPADC.ESONERO_UNDER35': ['ESONERO_UNDER35', 'primi anni di iscrizione e meno di 35 anni'],
  'CNPADC.ESONERO_MINIMO': ['ESONERO_MINIMO', 'primi anni di iscrizione'],
  'GEOMETRI.QUARTO': ['QUARTO', 'primi due anni di iscrizione e non oltre i 30 anni'],
  'GEOMETRI.QUARTO_MINIMO': ['QUARTO_MINIMO', 'prima iscrizione entro i 30 anni, primi due anni, età oltre i 30'],
  'GEOMETRI.META': ['META', 'dal terzo al quinto anno di iscrizione e non oltre i 30 anni'],
  'GEOMETRI.META_MINIMO': ['META_MINIMO', 'prima iscrizione entro i 30 anni, dal terzo al quinto anno, età oltre i 30'],
  'GEOMETRI.QUARTO_OLTRE': ['QUARTO_MINIMO', `prima iscrizione tra 31 e 55 anni, primo anno, ${POCO_REDDITO}`],
  'GEOMETRI.META_OLTRE': ['META_MINIMO', `prima iscrizione tra 31 e 55 anni, secondo anno, ${POCO_REDDITO}`],
  'ENPAP.TERZO': ['TERZO', 'primi tre anni di iscrizione e non oltre i 35 anni'],
} as const
type Proposta = keyof typeof regole

const nomi = { NESSUNA: 'nessuna', ...Object.fromEntries(Object.entries(regole).map(([chiave, [una]]) => [chiave, casse.agevolazioni[una]])) } as Readonly<
  Record<Proposta | 'NESSUNA', string>
>

export function propostaDi({ id, di }: Soggetto, campi: CampiCassa, anno: Numero) {
  const { codice, annoPrimaIscrizione, etaPrimaIscrizione } = campi
  const prima = etaPrimaIscrizione.oppure(nessuno)
  const anni = anno.meno(annoPrimaIscrizione.oppure(anno))
  const eta = campi.eta.oppure(prima.piu(anni))
  const e = (cassa: casse.Cassa) => codice.vale(cassa).e(annoPrimaIscrizione.compilato(), etaPrimaIscrizione.compilato(), campi.pensionato.non())
  const { inarcassa: i, forense: f, cnpadc: c, geometri: g, enpap: n } = p
  const [entro30, ancora30] = [prima.nonSupera(g.etaGiovane), eta.nonSupera(g.etaGiovane)]
  const proposta = esito(`${id}.cassa.proposta`, {
    nome: `Agevolazione che può spettare ${di}`,
    di,
    norma: legge('regolamento della cassa'),
    nota: "Dall'anno e dall'età della prima iscrizione: le altre condizioni non si controllano.",
    formula: sceltaTra(
      nomi,
      [
        [e('INARCASSA').e(prima.sotto(i.etaGiovane), anni.sotto(i.anniGiovane), eta.nonSupera(i.etaGiovane)), 'INARCASSA.GIOVANE'],
        [e('FORENSE').e(prima.sotto(f.etaGiovane), anni.sotto(f.anniGiovane)), 'FORENSE.GIOVANE'],
        [e('CNPADC').e(anni.sotto(c.anniEsonero), eta.sotto(c.etaGiovane)), 'CNPADC.ESONERO_UNDER35'],
        [e('CNPADC').e(anni.sotto(c.anniEsonero)), 'CNPADC.ESONERO_MINIMO'],
        [e('GEOMETRI').e(anni.sotto(g.anniQuarto), entro30, ancora30), 'GEOMETRI.QUARTO'],
        [e('GEOMETRI').e(anni.sotto(g.anniQuarto), entro30), 'GEOMETRI.QUARTO_MINIMO'],
        [e('GEOMETRI').e(anni.sotto(g.anniMeta), entro30, ancora30), 'GEOMETRI.META'],
        [e('GEOMETRI').e(anni.sotto(g.anniMeta), entro30), 'GEOMETRI.META_MINIMO'],
        [e('GEOMETRI').e(anni.sotto(g.anniQuartoOltre), prima.nonSupera(g.etaOltre)), 'GEOMETRI.QUARTO_OLTRE'],
        [e('GEOMETRI').e(anni.sotto(g.anniMetaOltre), prima.nonSupera(g.etaOltre)), 'GEOMETRI.META_OLTRE'],
        [e('ENPAP').e(anni.sotto(n.anniTerzo), eta.nonSupera(n.etaTerzo)), 'ENPAP.TERZO'],
      ],
      'NESSUNA',
    ),
  })
  const ciascuna = Object.entries(regole).map(([chiave, [agevolazione, perche]]) => ({
    quando: requisito(`${id}.cassa.proposta.${chiave}`, {
      nome: `Può spettare «${casse.agevolazioni[agevolazione]}» ${di}`,
      di,
      norma: legge('regolamento della cassa'),
      formula: proposta.vale(chiave as Proposta),
    }),
    agevolazione,
    perche,
  }))
  return { daProporre: campi.agevolazione.vale('NESSUNA').e(proposta.vale('NESSUNA').non()), ciascuna }
}
