/** Social contributions of a person of the business: craft and trade funds, or those of a professional. */
import { type Condizione, type Importo, mai, type Numero, regola, requisito, type Scelta, zero } from '@bilancia/engine'
import { contributiIvs, contributoSeparata, mesiAnno, separataPiena, separataRidotta } from '../../inps/index.ts'
import { legge, previsione } from '../../norme.ts'
import type { Soggetto } from '../../persona.ts'
import { annoCivile, contoDitta, info, nelPrimo, tasse, tipo } from './dati.ts'
import * as p from './parametri.ts'

const gestione = { artigiano: tasse.gestioneIvs.vale('ARTIGIANO'), commerciante: tasse.gestioneIvs.vale('COMMERCIANTE') }
export const conGestione = gestione.artigiano.o(gestione.commerciante)

/** Twelve from the second year on. */
const mesi: Numero = regola('esercizio.mesi', {
  nome: "Mesi di attività dell'esercizio",
  norma: legge('L. 233/1990, art. 1'),
  formula: nelPrimo(info.mesiAttivita, mesiAnno),
})

/** Requested, and within the calendar years of the relief. */
export const conRiduzione50 = (chiesta: Condizione, id: string) =>
  requisito(`${id}.riduzione50`, {
    nome: 'Riduzione del 50% per la prima iscrizione nel 2025',
    norma: legge('L. 207/2024, art. 1, c. 186'),
    nota: 'Spetta a chi si iscrive per la prima volta nel 2025, per trentasei mesi: qui gli anni civili dal 2025 al 2027. A chi comincia in un altro anno non spetta.',
    formula: chiesta.e(annoCivile.nonSupera(p.ultimoAnnoRiduzione50)),
  })
const riduzione50 = conRiduzione50(tasse.riduzione50, 'contributi')

/** The contribution of one position, on its own share of income. */
export const ivs = (
  chi: Soggetto,
  { base, iscritto, under21 = mai }: { readonly base: Importo; readonly iscritto: Condizione; readonly under21?: Condizione },
) =>
  contributiIvs(chi, {
    gestione,
    base,
    iscritto,
    under21,
    anzianitaAl1995: mai,
    riduzione35: mai,
    riduzione50,
    pensionatoOver65: mai,
    mesi,
  }).netti

type Previdenza = Scelta<'NON_DEFINITA' | 'GESTIONE_SEPARATA_RIDOTTA' | 'GESTIONE_SEPARATA_PIENA' | 'CASSA_AUTONOMA'>

/** A professional: gestione separata on the income up to its ceiling, or the amount of the professional fund. */
export function contributoProfessionista(
  { id, di }: Soggetto,
  { reddito, previdenza, cassa }: { readonly reddito: Importo; readonly previdenza: Previdenza; readonly cassa: Importo },
) {
  const con = (quale: string, aliquota: typeof separataPiena) => contributoSeparata({ id: `${id}.${quale}`, di }, reddito, aliquota).dovuto
  return regola(`${id}.contributoProfessionista`, {
    nome: `Contributo previdenziale ${di}`,
    di,
    norma: legge('L. 335/1995, art. 2, c. 26; D.Lgs. 509/1994'),
    nota: 'Nella gestione separata nessun minimo; la cassa autonoma è quanto inserito.',
    formula: previdenza.tra({
      NON_DEFINITA: zero,
      GESTIONE_SEPARATA_RIDOTTA: con('ridotta', separataRidotta),
      GESTIONE_SEPARATA_PIENA: con('piena', separataPiena),
      CASSA_AUTONOMA: cassa,
    }),
  })
}

export const senzaGestione = requisito('contributi.senzaGestione', {
  nome: 'Gestione IVS non indicata',
  norma: previsione('contributi zero finché manca'),
  formula: contoDitta.e(tasse.gestioneIvs.vale('NON_DEFINITA').o(tasse.gestioneIvs.vale('NESSUNA').e(tipo.nonTrasparente.non()))),
})
