/** The contributions of a fund in a result, and the messages about them. */
import { casse, keysOf } from '@bilancia/contract'
import { type Avviso, almenoUna, avviso, type Condizione, conVoci, esito, mai, parole, type Regola, type Requisito, requisito, soloSe } from '@bilancia/engine'
import { legge, prospetto } from '../norme.ts'
import type { ContributiCassa } from './contributi.ts'
import type { CampiCassa } from './proposta.ts'

const { nomiMancanti } = casse
type Mancante = casse.Mancante

const NORMA = prospetto('cifre della cassa')

/** Every amount is null if nothing can be computed. If only one amount is missing from the table of the year, only that one is null. */
export function usciteCassa({ chi, di }: { readonly chi: string; readonly di: string }, campi: CampiCassa, c: ContributiCassa) {
  const codice = esito(`${chi}.codice`, { nome: `Cassa ${di}`, di, norma: legge('dato inserito'), formula: campi.codice })
  return conVoci(
    {
      codice,
      esito: c.stato,
      soggettivo: soloSe(c.calcolata, c.soggettivo),
      integrativo: soloSe(c.calcolata, soloSe(c.integrativoNoto, c.integrativo)),
      integrativoAddebitato: soloSe(c.calcolata, c.addebitato),
      integrativoResiduo: soloSe(c.calcolata, soloSe(c.integrativoNoto, c.residuo)),
      maternita: soloSe(c.calcolata, soloSe(c.maternitaNota, c.maternita)),
      quotaFissa: soloSe(c.calcolata, c.quotaFissa),
      deducibile: soloSe(c.calcolata, c.deducibile),
      nonDeducibile: soloSe(c.calcolata, c.nonDeducibile),
      totale: soloSe(c.calcolata, c.totale),
      minimoApplicato: soloSe(c.calcolata, c.minimoApplicato),
      mancanti: parole(c.mancanti),
    },
    { esito: 'Cifre della cassa', mancanti: 'Che cosa manca alla cassa' },
  )
}

/** Data that are missing only at some incomes, or where another datum does not stop the calculation. */
const secondoIlReddito: readonly Mancante[] = ['limiteAgevolazioneGiovane', 'soggettivo.tetto', 'integrativo.minimo', 'maternita']

/** A condition that holds on some side. */
const suUnLato = (id: string, nome: string, lati: readonly Condizione[]): Requisito =>
  requisito(`avvisi.cassa.${id}`, { nome, norma: NORMA, formula: almenoUna(lati) })

/**
 * The messages of one member. With two sides (two incomes) a message holds if it holds on one of them. `digitato`: an amount was typed, so
 * that nothing is missing.
 */
export function avvisiCassa(
  lati: readonly ContributiCassa[],
  campi: CampiCassa,
  { campo, anno, digitato = mai }: { readonly campo: string; readonly anno: Regola<'numero'>; readonly digitato?: Condizione },
): readonly Avviso[] {
  const { dellaCassa } = casse
  /** One side is enough for data that do not depend on the income. */
  const primo = lati.slice(0, 1)
  const elenco = (quali: readonly Mancante[]) => ({
    separatore: ', ',
    elenco: quali.map((quale) => ({
      quando: suUnLato(
        `manca.${quale}`,
        `Manca ${nomiMancanti[quale]}`,
        (secondoIlReddito.some((uno) => uno === quale) ? lati : primo).map(({ mancanti }) => mancanti[quale]),
      ),
      parti: [nomiMancanti[quale]],
    })),
  })
  const cassa = {
    separatore: '',
    elenco: Object.entries(casse.conTabella).map(([codice, nome]) => ({
      quando: suUnLato(`codice.${codice}`, nome, [campi.codice.vale(codice as casse.Cassa)]),
      parti: [nome],
    })),
  }
  const valori = (quali: readonly Mancante[]) => ({ anno: { valore: anno, formato: 'cifre' as const }, cassa, mancanti: elenco(quali) })
  const tutti = keysOf(nomiMancanti)
  const parziali = ['integrativo.minimo', 'maternita'] as const
  const proposte = primo.flatMap(({ proposta }) => proposta.ciascuna)
  const elencata = (che: 'agevolazione' | 'perche') => ({
    separatore: '',
    elenco: proposte.map(({ quando, agevolazione, perche }) => ({ quando, parti: [che === 'perche' ? perche : casse.agevolazioni[agevolazione]] })),
  })
  const di = (id: keyof typeof dellaCassa, nome: string, tra: typeof lati, quando: (c: ContributiCassa) => Condizione, altro = {}) =>
    avviso(id, dellaCassa[id], { campo, nome, norma: NORMA, quando: almenoUna(tra.map((c) => c.conTabella.e(quando(c)))), valori: altro })
  const bloccanti = tutti.filter((quale) => !parziali.some((altro) => altro === quale))
  return [
    di('AGEVOLAZIONE_NON_PREVISTA', 'Agevolazione che la cassa non ha', primo, (c) => c.nonPrevista),
    di('AGEVOLAZIONE_NON_SPETTA', 'Agevolazione che non spetta', lati, (c) => c.nonSpetta),
    di('AGEVOLAZIONE_PROPOSTA', 'Agevolazione che può spettare', primo, (c) => c.proposta.daProporre, {
      cassa,
      agevolazione: elencata('agevolazione'),
      perche: elencata('perche'),
    }),
    di('AGEVOLAZIONE_RIDOTTA', 'Un quarto che non spetta', lati, (c) => c.quartoNonSpetta),
    di('ALIQUOTA_FUORI_INTERVALLO', "Aliquota fuori dall'intervallo ammesso", primo, (c) => c.fuoriIntervallo),
    di('CASSA_NON_CALCOLABILE', 'Contributi alla cassa non calcolabili', lati, (c) => c.calcolata.non().e(digitato.non()), valori(bloccanti)),
    di(
      'CASSA_PARZIALE',
      'Contributi alla cassa senza un importo',
      lati,
      (c) => c.mancanti['integrativo.minimo'].e(c.serveAnno.non()).o(c.mancanti.maternita).e(digitato.non()),
      valori(parziali),
    ),
    di('CASSA_SENZA_ANNO', "Minimo integrativo che dipende dall'anno della prima iscrizione", lati, (c) => c.calcolata.e(c.serveAnno, digitato.non()), {
      anno: { valore: anno, formato: 'cifre' as const },
      cassa,
    }),
    di('QUOTA_A_DA_VERIFICARE', 'Quota A da verificare', primo, (c) => c.quotaADaVerificare.e(digitato.non())),
  ]
}
