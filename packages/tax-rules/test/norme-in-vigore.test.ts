/** No rule cites an act that is not yet in force in its tax year. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { normaIn } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'

/** The first tax year of acts that were published in the last days of the year before. Every other act counts from its own year. */
const poi: Readonly<Record<string, number>> = {
  ...{ 'L. 178/2020': 2021, 'L. 234/2021': 2022, 'L. 197/2022': 2023, 'L. 213/2023': 2024, 'D.Lgs. 216/2023': 2024 },
  ...{ 'L. 207/2024': 2025, 'L. 199/2025': 2026 },
}
/** The lines and messages that a single measure has for itself. Where it is not in force they are zero and not shown. */
const diUnaMisura = /flatTax|FlatTax|sommaEsente|premiale|riduzione50|IRES_PREMIALE|IRAP_PERSONE_FISICHE/

const simulatori = { iforfettari, convsrl, budget4u }
const citati = (anno: TaxYear): readonly string[] =>
  Object.values(simulatori).flatMap(({ programma }) =>
    [...programma.edition(anno).program.rules].flatMap(({ id, definition }) => (diUnaMisura.test(id) ? [] : [`${normaIn(definition.norma, anno)} :: ${id}`])),
  )
const primoAnno = (atto: string, suo: string): number => poi[atto] ?? Number(suo)

describe('nessuna regola cita un atto che nel suo anno non vale ancora', () => {
  // From 2027 a citation has the name of the new act and that of the old one.
  it.each(taxYears.filter((anno) => anno < 2027))('%i', (anno) => {
    const presto = citati(anno).filter((testo) =>
      [...testo.matchAll(/(?:L\.|D\.L\.|D\.Lgs\.|D\.P\.R\.) \d+\/(\d{4})/g)].some(([atto, suo = '']) => primoAnno(atto, suo) > anno),
    )
    expect([...new Set(presto)]).toEqual([])
  })
})

describe('un comma aggiunto non è citato prima', () => {
  const norme = (anno: TaxYear) => citati(anno).filter((testo) => /TUIR/.test(testo))
  // L. 234/2021, art. 1, c. 2: commi 1.1, 3-bis and 5-ter of art. 13. L. 207/2024, art. 1, c. 10: art. 16-ter.
  it.each([
    ['13, c. 1.1, 3-bis e 5-ter', /\b1\.1\b|3-bis e 6|5-ter/, 2022],
    ['16-ter', /16-ter/, 2025],
  ] as const)('%s', (_, quale, dal) => {
    for (const anno of taxYears.filter((uno) => uno < 2027)) expect([anno, norme(anno).some((testo) => quale.test(testo))]).toEqual([anno, anno >= dal])
  })
})
