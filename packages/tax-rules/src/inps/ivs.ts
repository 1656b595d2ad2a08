/** IVS contributions of one person enrolled as artisan or trader: owner, collaborator or partner. */
import {
  type Condizione,
  esito,
  type Importo,
  mai,
  type Norma,
  type Numero,
  nessuno,
  normaDal,
  perPeriodo,
  regola,
  requisito,
  sceltaTra,
  se,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import type { Gestione } from './gestione.ts'
import * as p from './parametri.ts'

export type PosizioneIvs = {
  readonly gestione: Gestione
  /** The person's own share of income. A loss counts as zero, and the minimum is still due. */
  readonly base: Importo
  /** Whether the person exists and is insured. Otherwise nothing is due. */
  readonly iscritto: Condizione
  readonly under21: Condizione
  readonly anzianitaAl1995: Condizione
  readonly riduzione35: Condizione
  readonly riduzione50: Condizione
  readonly pensionatoOver65: Condizione
  /** Insured months; the whole year by default. The ceiling of those insured after 1995 is not scaled. */
  readonly mesi?: Numero
}

const OVER_65 = 'L. 449/1997, art. 59, c. 15'
/** The acts of the three reductions. */
const riduzioniDi = (prima = '') =>
  normaDal({
    dal2020: legge(`${prima}L. 190/2014, art. 1, c. 77; ${OVER_65}`),
    dal2025: legge(`${prima}L. 190/2014, art. 1, c. 77; L. 207/2024, art. 1, c. 186; ${OVER_65}`),
  })
export const normaRiduzioni = riduzioniDi()

const riduzioni = {
  NESSUNA: 'nessuna',
  RIDUZIONE_35: '35% dei forfettari',
  RIDUZIONE_50: '50% per la prima iscrizione nel 2025',
  OVER_65: '50% oltre 65 anni',
} as const

/**
 * Months in proportion to the contributions paid, not truncated. `versato` and `sulMinimale` are without maternity and
 * traders' addition.
 */
export const mesiAccreditati = (versato: Importo, sulMinimale: Importo): Numero => p.mesiAnno.per(versato.rapporto(sulMinimale, { seZero: nessuno }))

/**
 * The band above the first one. The floating-point noise of a difference of whole cents would turn half a cent of contribution
 * down. With a third of a cent in a threshold no contribution ends with half a cent.
 */
function differenza(id: string, di: string, misura: Importo, entroFascia: Importo): Importo {
  const oltre = misura.meno(entroFascia)
  const interi = requisito(id, {
    nome: `Fasce IVS ${di} in centesimi interi`,
    di,
    norma: legge('L. 233/1990, art. 1'),
    formula: misura.pariA(misura.alCentesimo()).e(entroFascia.pariA(entroFascia.alCentesimo())),
  })
  return se(interi, { allora: oltre.alCentesimo(), altrimenti: oltre })
}

/** Full contribution, the amount due after the reduction, and the credited months. */
export function contributiIvs({ id, di }: Soggetto, { gestione, base, iscritto, mesi: mesiAssicurati, ...flags }: PosizioneIvs) {
  const chi = `${id}.ivs`
  const perMesi = (misura: Importo): Importo => (mesiAssicurati ? misura.per(mesiAssicurati).diviso(p.mesiAnno) : misura)

  const dovuto = requisito(`${chi}.dovuto`, {
    nome: `Contributi IVS dovuti ${di}`,
    di,
    norma: legge('L. 233/1990, art. 1'),
    formula: gestione.artigiano.o(gestione.commerciante).e(iscritto),
  })
  const riduzione = esito(`${chi}.riduzione`, {
    nome: `Riduzione contributiva ${di}`,
    di,
    norma: normaRiduzioni,
    nota: "Le tre riduzioni si escludono: con più di una spunta vale la prima di 35%, prima iscrizione nel 2025, oltre 65 anni. Quella di prima iscrizione spetta anche ai soci che lavorano in società, S.r.l. compresa: il c. 186 conta i 36 mesi anche dal «primo ingresso nella società», e la circ. INPS 83/2025 nomina i soci di società di persone e di capitali. È un aiuto «de minimis» (Reg. UE 2023/2831): con gli altri aiuti l'impresa ne può avere al massimo 300.000 euro in tre anni, e qui non si verifica.",
    formula: sceltaTra(
      riduzioni,
      [
        [flags.riduzione35, 'RIDUZIONE_35'],
        [perPeriodo({ dal2020: mai, dal2025: flags.riduzione50, finoAl: 2027 }), 'RIDUZIONE_50'],
        [flags.pensionatoOver65, 'OVER_65'],
      ],
      'NESSUNA',
    ),
  })

  const misura = base.almeno(perMesi(p.minimale)).alMassimo(se(flags.anzianitaAl1995, { allora: perMesi(p.massimaleAnte1996), altrimenti: p.massimale }))
  const imponibile = regola(`${chi}.imponibile`, {
    nome: `Base imponibile IVS ${di}`,
    di,
    norma: legge('L. 233/1990, art. 1; D.L. 384/1992, art. 3-bis; L. 335/1995, art. 2, c. 18'),
    formula: misura,
  })
  const inPrimaFascia = regola(`${chi}.inPrimaFascia`, {
    nome: `Base IVS ${di} nella prima fascia`,
    di,
    norma: (year) => p.primaFascia.norma(year),
    formula: imponibile.alMassimo(p.primaFascia),
  })
  const oltreFascia = regola(`${chi}.oltreFascia`, {
    nome: `Base IVS ${di} oltre la prima fascia`,
    di,
    norma: (year) => p.primaFascia.norma(year),
    formula: imponibile.meno(inPrimaFascia),
  })

  // The thresholds of part of a year have more than two decimals. The bands are therefore not lines: only their
  // contributions are rounded.
  const entroFascia = misura.alMassimo(perMesi(p.primaFascia))
  const primaParte = mesiAssicurati ? entroFascia : inPrimaFascia
  const parteOltre = mesiAssicurati ? differenza(`${chi}.alCentesimo`, di, misura, entroFascia) : oltreFascia

  const aliquota = regola(`${chi}.aliquota`, {
    nome: `Aliquota IVS ${di}`,
    di,
    norma: legge('D.L. 201/2011, art. 24, c. 22'),
    nota: "Con la riduzione del 35% anche il collaboratore sotto i 21 anni paga l'aliquota intera.",
    formula: se(flags.under21.e(riduzione.vale('RIDUZIONE_35').non()), { allora: p.aliquotaUnder21, altrimenti: p.aliquota }),
  })
  const aggiuntiva = regola(`${chi}.aggiuntiva`, {
    nome: `Aliquota aggiuntiva ${di}`,
    di,
    norma: (year) => p.aggiuntivaCommercianti.norma(year),
    formula: se(gestione.commerciante, { allora: p.aggiuntivaCommercianti, altrimenti: zeroPercento }),
  })
  const aliquotaOltre = aliquota.piu(p.puntoAggiuntivo)

  /** Both bands, each rounded separately, then added. */
  const fasce = (nome: string, etichetta: string, norma: Norma, prima: typeof aliquotaOltre, seconda: typeof aliquotaOltre) => {
    const primaFascia = regola(`${chi}.${nome}.primaFascia`, { nome: `${etichetta} ${di}, prima fascia`, di, norma, formula: primaParte.al(prima) })
    const secondaFascia = regola(`${chi}.${nome}.secondaFascia`, {
      nome: `${etichetta} ${di}, oltre la prima fascia`,
      di,
      norma,
      formula: parteOltre.al(seconda),
    })
    return regola(`${chi}.${nome}`, { nome: `${etichetta} ${di}`, di, norma, formula: primaFascia.piu(secondaFascia) })
  }
  const intero = fasce(
    'intero',
    'Contributo IVS intero',
    legge('L. 233/1990, art. 1; D.L. 384/1992, art. 3-ter'),
    aliquota.piu(aggiuntiva),
    aliquotaOltre.piu(aggiuntiva),
  )
  const metaDi = perPeriodo({
    dal2020: p.riduzioneOver65,
    dal2025: se(riduzione.vale('RIDUZIONE_50'), { allora: p.riduzioneNuovi, altrimenti: p.riduzioneOver65 }),
    finoAl: 2027,
  })
  const dimezzato = fasce(
    'dimezzato',
    'Contributo IVS con la riduzione del 50%',
    normaDal({ dal2020: legge(OVER_65), dal2025: legge(`${OVER_65}; L. 207/2024, art. 1, c. 186; circ. INPS 83/2025`) }),
    aliquota.ridottoDel(metaDi).piu(aggiuntiva),
    aliquotaOltre.ridottoDel(metaDi).piu(aggiuntiva),
  )
  const ridotto35 = regola(`${chi}.ridotto35`, {
    nome: `Contributo IVS ${di} ridotto del 35%`,
    di,
    norma: legge('L. 190/2014, art. 1, c. 77; circ. INPS 35/2016'),
    nota: "Si riduce tutto il contributo, anche lo 0,09/0,48% dei commercianti (il testo dice «la contribuzione dovuta»; nessuna fonte nomina l'aggiuntiva). La maternità resta intera.",
    formula: intero.ridottoDel(p.riduzioneForfettari),
  })

  const pieno = regola(`${chi}.pieno`, {
    nome: `Contributi IVS ${di} prima delle riduzioni`,
    di,
    norma: legge('L. 233/1990, art. 1; L. 488/1999, art. 49'),
    formula: se(dovuto, { allora: intero.piu(perMesi(p.maternita)), altrimenti: zero }),
  })
  const netti = regola(`${chi}.netti`, {
    nome: `Contributi IVS ${di}`,
    di,
    norma: riduzioniDi('L. 233/1990, art. 1; '),
    nota: "Stanno per quelli versati nell'anno: la deduzione vera è per cassa.",
    formula: se(dovuto, {
      allora: riduzione.tra({ NESSUNA: intero, RIDUZIONE_35: ridotto35, RIDUZIONE_50: dimezzato, OVER_65: dimezzato }).piu(perMesi(p.maternita)),
      altrimenti: zero,
    }),
  })

  // The part that counts for the months: 24 and 25 per cent, without the traders' addition and maternity.
  const normaMesi = legge('L. 335/1995, art. 2, c. 29; circ. INPS 35/2016 e 83/2025')
  const pensionistico = fasce('pensionistico', 'Quota pensionistica intera', normaMesi, aliquota, aliquotaOltre)
  const pensionisticoDimezzato = fasce(
    'pensionisticoDimezzato',
    'Quota pensionistica dimezzata',
    normaMesi,
    aliquota.ridottoDel(metaDi),
    aliquotaOltre.ridottoDel(metaDi),
  )
  const pensionistico35 = regola(`${chi}.pensionistico35`, {
    nome: `Quota pensionistica ${di} ridotta del 35%`,
    di,
    norma: normaMesi,
    formula: pensionistico.ridottoDel(p.riduzioneForfettari),
  })
  const sulMinimale = regola(`${chi}.sulMinimale`, {
    nome: `Quota pensionistica sul minimale ${di}`,
    di,
    norma: normaMesi,
    formula: perMesi(p.minimale).al(p.aliquota),
  })
  const mesiEsatti = regola(`${chi}.mesiEsatti`, {
    nome: `Mesi accreditati ${di}, con un decimale`,
    di,
    norma: normaMesi,
    nota: 'Solo la riduzione del 35% e quella per la prima iscrizione nel 2025 costano mesi.',
    formula: riduzione
      .tra({
        NESSUNA: p.mesiAnno,
        RIDUZIONE_35: mesiAccreditati(pensionistico35, sulMinimale),
        RIDUZIONE_50: mesiAccreditati(pensionisticoDimezzato, sulMinimale),
        OVER_65: p.mesiAnno,
      })
      .troncato(1)
      .alMassimo(p.mesiAnno),
  })
  const mesi = regola(`${chi}.mesi`, { nome: `Mesi accreditati ${di}`, di, norma: normaMesi, formula: mesiEsatti.troncato(0) })
  const mesiPersi = requisito(`${chi}.mesiPersi`, {
    nome: `Meno di 12 mesi accreditati ${di}`,
    di,
    norma: normaMesi,
    formula: dovuto.e(mesi.sotto(p.mesiAnno)),
  })

  const riduzioniMultiple = requisito(`${chi}.riduzioniMultiple`, {
    nome: `Più riduzioni contributive scelte ${di}`,
    di,
    norma: normaRiduzioni,
    formula: dovuto.e(
      perPeriodo({
        dal2020: flags.riduzione35.e(flags.pensionatoOver65),
        dal2025: flags.riduzione35.e(flags.pensionatoOver65).o(flags.riduzione35.e(flags.riduzione50), flags.riduzione50.e(flags.pensionatoOver65)),
        finoAl: 2027,
      }),
    ),
  })

  return { dovuto, pieno, netti, mesi, mesiEsatti, mesiPersi, riduzioniMultiple }
}
