/** Parts of a state that several adapters write. */
import type { calendario, forme } from '@bilancia/contract'

export type Soggetti = NonNullable<calendario.Input['soggetti']>
export type Soggetto = Soggetti[number]
export type Anno = NonNullable<Soggetto['anni']>[number]
export type Imposte = NonNullable<Anno['imposte']>
export type Contributi = NonNullable<Anno['contributi']>
export type PosizioneIvs = NonNullable<Contributi['ivs']>[number]
export type Riduzione = NonNullable<PosizioneIvs['riduzione']>
export type Gestione = 'ARTIGIANO' | 'COMMERCIANTE'

/** The choices of a calendar of Forme, with the form that it has. */
export type Scelte = Omit<calendario.DaSimulatore, 'forma'> & { readonly forma: forme.Forma }

/** The first year of the 50% reduction for new enrolments. */
const NUOVI_DAL = 2025

/** One reduction at most, in the order in which the simulators take them. */
export function riduzioneDi(anno: number, si: { readonly riduzione35?: boolean; readonly riduzione50?: boolean; readonly over65?: boolean }): Riduzione {
  if (si.riduzione35) return 'FORFETTARIO35'
  if (si.riduzione50 && anno >= NUOVI_DAL) return 'NUOVI50'
  return si.over65 ? 'OVER65' : 'NESSUNA'
}

/** The IRPEF lines of a person, as a simulator gives them. */
export type Pannello = {
  readonly irpefNetta: number
  readonly addizionaleRegionale: number
  readonly addizionaleComunale: number
  readonly impostaCedolare: number
  readonly impostaFlatTaxIncrementale?: number
}
const vuoto: Pannello = { irpefNetta: 0, addizionaleRegionale: 0, addizionaleComunale: 0, impostaCedolare: 0, impostaFlatTaxIncrementale: 0 }

export function imposteDi(pannello: Pannello | null, ritenute: number) {
  const { irpefNetta, addizionaleRegionale, addizionaleComunale, impostaCedolare, impostaFlatTaxIncrementale } = pannello ?? vuoto
  return {
    irpef: { imposta: irpefNetta, ritenute },
    addizionaleRegionale: { imposta: addizionaleRegionale },
    addizionaleComunale: { imposta: addizionaleComunale },
    cedolareSecca: { imposta: impostaCedolare },
    flatTaxIncrementale: { imposta: impostaFlatTaxIncrementale ?? 0 },
  }
}

/** Somebody without a VAT number of their own. */
export const senzaPartitaIva = (isa: boolean) => ({ regime: 'NESSUNO', isa, partitaIva: false }) as const

export const capodanno = (anno: number): string => `${anno}-01-01`
