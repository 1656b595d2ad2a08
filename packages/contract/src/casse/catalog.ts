/** Pension funds of the professions: the fields of a member, and the state of the tool that computes the contributions alone. */

import { annoImposta, LAST_YEAR } from '../calculation.ts'
import { any, is } from '../fields/condition.ts'
import { choice, flag, group, integer, money, optionalInteger, optionalMoney, optionalPercent } from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'
import { keysOf } from '../keys.ts'

/** The funds whose contributions are computed. */
export const conTabella = {
  INARCASSA: 'Inarcassa',
  FORENSE: 'Cassa Forense',
  CNPADC: 'Cassa dottori commercialisti',
  GEOMETRI: 'Cassa Geometri',
  ENPAP: 'ENPAP',
  ENPAM: 'ENPAM',
  ENPAF: 'ENPAF',
} as const
export type Cassa = keyof typeof conTabella

export const agevolazioni = {
  NESSUNA: 'Nessuna',
  GIOVANE: 'Giovani iscritti (Inarcassa, Forense)',
  GIOVANE_REDDITO_BASSO: 'Giovani con reddito basso, un quarto (Forense)',
  DEROGA: 'Deroga al minimo (Inarcassa)',
  ESONERO_MINIMO: 'Senza minimo soggettivo (Commercialisti)',
  ESONERO_UNDER35: 'Senza minimi sotto i 35 anni (Commercialisti)',
  QUARTO: 'Un quarto di minimo e aliquota (Geometri)',
  META: 'Metà (Geometri, ENPAP)',
  QUARTO_MINIMO: 'Un quarto del solo minimo (Geometri)',
  META_MINIMO: 'Metà del solo minimo (Geometri)',
  TERZO: 'Un terzo del minimo (ENPAP)',
  QUINTO: 'Un quinto del minimo (ENPAP)',
} as const
export type Agevolazione = keyof typeof agevolazioni

/** The reliefs that each fund has. */
export const agevolazioniDi: Readonly<Record<Cassa, readonly Exclude<Agevolazione, 'NESSUNA'>[]>> = {
  INARCASSA: ['GIOVANE', 'DEROGA'],
  FORENSE: ['GIOVANE', 'GIOVANE_REDDITO_BASSO'],
  CNPADC: ['ESONERO_MINIMO', 'ESONERO_UNDER35'],
  GEOMETRI: ['QUARTO', 'META', 'QUARTO_MINIMO', 'META_MINIMO'],
  ENPAP: ['META', 'TERZO', 'QUINTO'],
  ENPAM: [],
  ENPAF: [],
}

export const classi = {
  INTERO: 'Intero',
  RIDOTTO_33: 'Ridotto del 33,33%',
  RIDOTTO_50: 'Ridotto del 50%',
  RIDOTTO_85: "Ridotto dell'85%",
  SOLIDARIETA_3: 'Solidarietà 3%',
  SOLIDARIETA_1: 'Solidarietà 1%',
} as const
export type Classe = keyof typeof classi

/** The fields of a member. `in_`: their path in the state, because conditions name whole paths. */
export function campi(in_: string) {
  const at = <K extends string>(key: K) => `${in_}.${key}` as const
  const della = (...quali: readonly Cassa[]) => any(...quali.map((cassa) => is(at('codice'), cassa)))
  const diTutte = della(...keysOf(conTabella))
  return {
    codice: choice(
      'Cassa',
      {
        '': 'Non indicata: importo digitato',
        INARCASSA: 'Inarcassa (ingegneri e architetti)',
        FORENSE: 'Cassa Forense (avvocati)',
        CNPADC: 'Cassa dottori commercialisti',
        GEOMETRI: 'Cassa Geometri',
        ENPAP: 'ENPAP (psicologi)',
        ENPAM: 'ENPAM (medici e odontoiatri)',
        ENPAF: 'ENPAF (farmacisti)',
        ALTRA: 'Altra cassa: importo digitato',
      },
      { default: '' },
    ),
    annoPrimaIscrizione: optionalInteger('Anno della prima iscrizione', [1950, LAST_YEAR], { when: diTutte, help: "Per proporre l'agevolazione" }),
    etaPrimaIscrizione: optionalInteger('Età alla prima iscrizione', [18, 99], { when: diTutte }),
    eta: optionalInteger('Età al 31 dicembre', [18, 99], { when: diTutte, help: 'Per la quota A ENPAM conta una classe per tutto l’anno' }),
    mesi: integer("Mesi di iscrizione nell'anno", [0, 12], { default: 12, when: della('INARCASSA', 'GEOMETRI', 'ENPAP', 'ENPAM') }),
    pensionato: flag('Pensionato della cassa', { when: della('INARCASSA', 'FORENSE', 'CNPADC') }),
    agevolazione: choice('Agevolazione', agevolazioni, { when: diTutte }),
    aliquotaScelta: optionalPercent('Aliquota scelta', { when: della('CNPADC', 'ENPAP'), help: 'Vuoto: la più bassa ammessa' }),
    aliquotaEnpam: choice('Aliquota della quota B', { INTERA: 'Intera', RIDOTTA: 'Ridotta' }, { when: della('ENPAM') }),
    classe: choice('Contributo ENPAF', { '': 'Da scegliere', ...classi }, { when: della('ENPAF') }),
    integrativoResiduoDeducibile: flag('Deduce il minimo integrativo rimasto a suo carico', { when: diTutte, help: 'Ammesso: ris. AdE 69/E/2006' }),
  }
}

/** The same fields for a simulator that computes the bases of the contributions. A typed base replaces the computed one. */
export function campiConBasi(in_: string) {
  const diTutte = any(...Object.keys(conTabella).map((cassa) => is(`${in_}.codice`, cassa)))
  return {
    ...campi(in_),
    volumeAffari: optionalMoney("Volume d'affari", { when: diTutte, help: 'Vuoto: i ricavi di ciascun regime' }),
    redditoBase: optionalMoney('Reddito su cui la cassa calcola', {
      when: diTutte,
      help: "Vuoto: il reddito di ciascun regime. Per commercialisti e geometri quello dell'anno prima",
    }),
  }
}

export const catalog = {
  anno: annoImposta,
  cassa: group('Cassa', { ...campi('cassa') }),
  reddito: money('Reddito professionale', { min: -9_999_999, help: "Dell'anno; per commercialisti e geometri dell'anno prima" }),
  volumeAffari: money("Volume d'affari"),
} as const

/** The catalog as the rules read it: the year has the name that every program uses. */
const { anno: _, ...altri } = catalog
export const daRegole = { annoImposta, ...altri } as const

export type State = StateOf<typeof catalog>
export type Input = Partially<State>
