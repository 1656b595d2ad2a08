/** The picture beside the result: its parts equal those of the golden lines, and they add up to the revenue. */
import { describe, expect, it } from 'vitest'
import { iforfettari } from '../src/index.ts'
import { riferimenti } from './riferimenti.ts'
import { presente } from './support.ts'

type Lati<T> = { readonly forfettario: T; readonly normale: T }
type Stato = { readonly confronto?: { readonly ivaIndetraibileAnnua?: number } }
type Atteso = {
  readonly redditoContributiImposta: { readonly contributiTotali: number }
  readonly regimeNormale: { readonly contributiTotali: number; readonly determinazioneDelReddito: { readonly ricaviNormaleApplicati: number } }
  readonly confronto: {
    readonly imposte: Readonly<Record<string, Lati<number>>>
    readonly totaleComplessivo: Lati<number>
    readonly regimeConveniente: string | null
  }
}
const golden = riferimenti<Atteso, Stato>('iforfettari').filter(({ atteso }) => 'confronto' in atteso && atteso.confronto.regimeConveniente !== null)

const quadroDi = (state: object) => iforfettari.calcolaConQuadro(state).quadro
const cents = (euro: number) => Math.round(euro * 100)

describe('il quadro accanto al risultato', () => {
  it("dell'artigiano con 50.000 € di ricavi e 16.500 € di costi (pagina della regola, 2026)", () => {
    const quadro = presente(
      quadroDi({
        annoImposta: 2026,
        nomeCognome: 'Esempio',
        tipologia: 'IMPRESA',
        gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
        regimeForfettario: { gruppo: 9, impostaSost: 15 },
        redditoContributiImposta: { ricavi: 50_000, riduzione35: true },
        regimeNormale: { determinazioneDelReddito: { altriCosti: 16_500 } },
        liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 } },
      }),
    )
    // 5.479,09 + 440,33 + 203,62 = 6.123,04; 50.000 − 14.170,48 = 35.829,52; 50.000 − 9.473,42 = 40.526,58.
    expect(quadro.ripartizione.imposte).toEqual({ forfettario: 4_239.98, normale: 6_123.04 })
    expect(quadro.ripartizione.contributi).toEqual({ forfettario: 5_233.44, normale: 8_047.44 })
    expect(quadro.ripartizione.resta).toEqual({ forfettario: 40_526.58, normale: 35_829.52 })
    expect(quadro.differenze.totaleComplessivo).toBe(4_697.06)
    // 40.526,58 − 16.500 = 24.026,58; 35.829,52 − 16.500 = 19.329,52.
    expect(quadro.inMano.costi).toEqual({ forfettario: 16_500, normale: 16_500 })
    expect(quadro.inMano.resta).toEqual({ forfettario: 24_026.58, normale: 19_329.52 })
  })

  it.each(golden.map((g) => [g.id, g] as const))('di %s torna con le righe del confronto e con i ricavi', (_, { stato, atteso }) => {
    const { ripartizione, differenze } = presente(quadroDi(stato))
    const { imposte, totaleComplessivo } = atteso.confronto
    const mostrate: Readonly<Record<string, number | null>> = differenze
    for (const [riga, { forfettario, normale }] of Object.entries(imposte))
      expect([riga, cents(mostrate[riga] ?? Number.NaN)]).toEqual([riga, cents(normale) - cents(forfettario)])
    expect(cents(differenze.totaleComplessivo ?? Number.NaN)).toBe(cents(totaleComplessivo.normale) - cents(totaleComplessivo.forfettario))
    expect(ripartizione.contributi).toEqual({ forfettario: atteso.redditoContributiImposta.contributiTotali, normale: atteso.regimeNormale.contributiTotali })
    const parti = Object.values(ripartizione).reduce((sum, { normale }) => sum + cents(normale ?? Number.NaN), 0)
    expect(parti).toBe(cents(atteso.regimeNormale.determinazioneDelReddito.ricaviNormaleApplicati))
  })

  it('non mostra ciò che non è calcolato', () => {
    const { ripartizione, inMano, differenze } = presente(quadroDi({ annoImposta: 2026 }))
    expect(Object.values({ ...ripartizione, ...inMano }).every(({ forfettario, normale }) => forfettario === null && normale === null)).toBe(true)
    expect(Object.values(differenze).every((euro) => euro === null)).toBe(true)
    expect(quadroDi({})).toBeNull()
  })
})
