/** The years of a plan: the profile of each, on its own law or on the last one known. */
import { type forme, iforfettari, lastFinalYear, MAX_MONEY, type piano, roundToCent, type TaxYear, taxYears } from '@bilancia/contract'
import type { CifreForme } from '../../forme/ospite/cifre.ts'

const ULTIMA_LEGGE = Math.max(...taxYears)
export const leggeDi = (anno: number): TaxYear => taxYears.find((uno) => uno === anno) ?? (ULTIMA_LEGGE as TaxYear)
export const provvisorio = (anno: number): boolean => anno > lastFinalYear

/** Losses carried, in euro: used up to 80% of the income, and used whole. */
export type Perdite = { readonly limitate: number; readonly piene: number }

export type AnnoDelPiano = {
  readonly anno: number
  readonly legge: TaxYear
  readonly cifre: CifreForme
  /** The profile of the year; without losses. */
  readonly profilo: piano.State['profilo']
}

/** The rows that grow with the costs. The opening stock is one of them, as in the golden plans; gains and closing stock stay the same. */
export const costi = iforfettari.righeCostiTutte

const cresciuto = (importo: number, percento: number) => roundToCent((importo * (100 + percento)) / 100)

/** The years of the plan; null where growth takes an amount beyond what a field may hold. */
export function anniDi(dati: piano.State, quanti: number, cifre: (anno: TaxYear) => CifreForme): readonly AnnoDelPiano[] | null {
  const { profilo, annoInizio } = dati
  const anni: AnnoDelPiano[] = []
  let { ricavi } = profilo.attivita
  let fattore = 1
  for (let t = 0; t < quanti; t++) {
    const anno = annoInizio + t
    const legge = leggeDi(anno)
    const prima = anni[t - 1]
    if (t > 0) {
      ricavi = cresciuto(ricavi, dati.crescitaRicavi[t - 1] ?? 0)
      fattore *= 1 + (dati.crescitaCosti[t - 1] ?? 0) / 100
    }
    const righi = profilo.attivita.determinazioneDelReddito
    const suoi = { ...righi, ...Object.fromEntries(costi.map((rigo) => [rigo, roundToCent((righi[rigo] ?? 0) * fattore)])) }
    const iva = roundToCent(profilo.attivita.ivaIndetraibileAnnua * fattore)
    if ([ricavi, iva, ...costi.map((rigo) => suoi[rigo])].some((importo) => (importo ?? 0) > MAX_MONEY)) return null
    const leggi = cifre(legge)
    anni.push({ anno, legge, cifre: leggi, profilo: profiloDi(profilo, { anno, legge, cifre: leggi, prima }, { ricavi, righi: suoi, iva }) })
  }
  return anni
}

type Quando = Pick<AnnoDelPiano, 'anno' | 'legge' | 'cifre'> & { readonly prima: AnnoDelPiano | undefined }
type Importi = { readonly ricavi: number; readonly righi: forme.State['attivita']['determinazioneDelReddito']; readonly iva: number }

/**
 * A year without law of its own is computed in the last year that has one: the years typed in the profile move back as much,
 * so that every count of years (5%, start, option) comes out as in the real year.
 */
function profiloDi(profilo: piano.State['profilo'], { anno, legge, cifre, prima }: Quando, { ricavi, righi, iva }: Importi): piano.State['profilo'] {
  const oltre = anno - legge
  const spostato = (scritto: number | null) => (scritto === null ? null : scritto - oltre)
  const { attivita, requisiti, forfettario } = profilo
  // Here the 50% comes first, in a table of one year the 35% (forme.md 10, contributi.md 3): both say so with RIDUZIONI_ALTERNATIVE.
  const ridotti = cifre.inps.riduzione50 !== null && anno <= cifre.piano.ultimoAnnoRiduzione50
  return {
    ...profilo,
    attivita: { ...attivita, annoInizio: spostato(attivita.annoInizio), ricavi, ivaIndetraibileAnnua: iva, determinazioneDelReddito: righi, rettificaIva: 0 },
    forfettario: { ...forfettario, riduzione35: forfettario.riduzione35 && !(ridotti && profilo.persone[0]?.riduzione50 === true) },
    persone: profilo.persone.map((p) => p && { ...p, riduzione50: p.riduzione50 && ridotti }),
    requisiti: {
      ...requisiti,
      opzioneOrdinariaFinoAl: spostato(requisiti.opzioneOrdinariaFinoAl),
      // The days are those of the year before the first one.
      ...(prima && {
        ricaviAnnoPrecedente: prima.profilo.attivita.ricavi,
        giorniAttivitaAnnoPrecedente: null,
        spesePersonaleAnnoPrecedente: prima.profilo.attivita.determinazioneDelReddito.lavoroDipendente ?? 0,
      }),
    },
  }
}

/** The state of Forme for a year with the losses it starts with. */
export const statoDi = ({ legge, profilo }: AnnoDelPiano, { limitate, piene }: Perdite, escludi: readonly forme.Forma[], rettificaIva = 0): object => ({
  ...profilo,
  annoImposta: legge,
  escludi,
  attivita: { ...profilo.attivita, perditePregresse: limitate, perditePrimiTrePeriodi: piene, rettificaIva },
})
