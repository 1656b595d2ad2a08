/** The rules of iForfettari that the code around the flat program refers to by name. */
import { iforfettari, type TaxYear } from '@bilancia/contract'
import type { ForHosts } from '@bilancia/engine'
import { debole, sogliaIncerte } from '../../affidabilita/index.ts'
import { parametri as f } from '../../forfettario/index.ts'
import { ipotesiInps } from '../provvisorio.ts'
import { esitoDelConfronto, totaleComplessivo, vantaggioConIva, verdetto } from './confronto.ts'
import { calcolabile, campi, scansione } from './dati.ts'

const r = campi.regimeNormale.determinazioneDelReddito
/** The cost rows of both kinds of activity. */
export const righeCosti = iforfettari.righeCostiTutte.map((riga) => r[riga])

/** The highest revenue of a search: the limit of the regime, or the one that ends it within the year. */
function ricaviMassimi(year: TaxYear): number {
  const limite = f.limiteRicaviAnnoPrecedente.cifra(year).valore
  return f.limiteUscitaImmediata.previsto(year) ? Math.min(limite, f.limiteUscitaImmediata.cifra(year).valore) : limite
}

export const perOspiti = {
  nomi: {
    calcolabile,
    vantaggioConIva,
    verdetto,
    totaleNormale: totaleComplessivo.normale,
    scansione,
    tipologia: campi.tipologia,
    ricavi: campi.redditoContributiImposta.ricavi,
    ricaviNormale: r.ricaviNormale,
    ivaIndetraibile: campi.confronto.ivaIndetraibileAnnua,
    righeCosti,
    altriCosti: r.altriCosti,
    altreSpese: r.altreSpese,
  },
  cifre: (year) => ({
    sogliaIncerte: sogliaIncerte(year),
    ricaviMassimi: ricaviMassimi(year),
    /** The possible verdicts, by index. */
    verdetti: verdetto.opzioni,
    /** The index of the option. */
    impresa: campi.tipologia.opzioni.indexOf('IMPRESA'),
    limiteDipendente: f.limiteRedditoDipendente.cifra(year).valore,
    limiteDipendenteProrogato: f.limiteDipendenteProrogato.previsto(year) ? f.limiteDipendenteProrogato.cifra(year).valore : null,
  }),
  ricerche: { pareggio: { legge: [vantaggioConIva, totaleComplessivo.normale] } },
  pesi: { radici: [vantaggioConIva], deboli: debole },
  ipotesi: {
    cifre: {
      ...ipotesiInps,
      'limite dipendente': (year: TaxYear) => new Map([[f.limiteRedditoDipendente, f.limiteDipendenteProrogato.cifra(year).valore]]),
    },
    legge: esitoDelConfronto,
  },
} as const satisfies ForHosts
