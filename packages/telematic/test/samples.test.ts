import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aggregate, companyOf, firmOf, incomesOf, mismatchesOf, personalDataOf, readReturns } from '../src/index.ts'
import { cut } from './tools/file.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`samples/${name}.txt`, import.meta.url)))
const expectedOf = (name: string) => JSON.parse(readFileSync(new URL(`samples/${name}.expected.json`, import.meta.url), 'utf8'))

/** The reading of a sample, with summed boxes like its expected file. */
async function readSample(name: string, sizes: readonly number[] = [65_536]) {
  const { moreWarnings, ...reading } = await readReturns(cut(sample(name), sizes))
  expect(moreWarnings).toBe(0)
  const declarations = reading.declarations.map((declaration) => ({ ...declaration, boxes: aggregate(declaration) }))
  return { ...reading, declarations }
}

async function firstOf(name: string) {
  const [declaration] = (await readSample(name)).declarations
  if (!declaration) throw new Error('the sample has no return')
  const { boxes } = declaration
  return { declaration, n: (code: string) => boxes[code] ?? 0, expected: expectedOf(name).declarations[0].derived }
}

const names = ['pf-impresa-2026', 'pf-professionista-2026', 'sc-2026']

describe.each(names)('%s', (name) => {
  it('gives the content of its expected file: header, messages, boxes by module and added up', async () => {
    const { note: _, declarations, ...expected } = expectedOf(name)
    const boxes = declarations.map(({ derived: _, ...declaration }: { readonly derived: object }) => declaration)
    expect(await readSample(name)).toEqual({ ...expected, declarations: boxes })
  })

  it('is read the same one byte at a time', async () => {
    expect(await readSample(name, [1])).toEqual(await readSample(name))
  })

  it('satisfies the identities of a return', async () => {
    const { declaration } = await firstOf(name)
    expect(mismatchesOf(declaration)).toEqual([])
  })
})

/** The tests pair the names of figures in the expected files with our keys or boxes. */
describe('derived figures', () => {
  it.each(['pf-impresa-2026', 'pf-professionista-2026'])('incomes and personal data of %s', async (name) => {
    const { declaration, n, expected } = await firstOf(name)
    const incomes = incomesOf(declaration, null)
    expect({
      pensione: incomes.pensione,
      dipendente: incomes.lavoroDipendente,
      assimilati: incomes.assimilatiLavoroDipendente,
      impresaMinoreAutonomo: incomes.impreseMinoriLavoroAutonomo,
      diversi: incomes.redditiDiversi,
      fabbricatiLocati: incomes.fabbricatiLocati,
      altri: incomes.altriRedditi,
      abitazionePrincipale: incomes.abitazionePrincipale,
      cedolareSecca: incomes.cedolareSecca,
    }).toEqual(expected.redditi)
    const data = personalDataOf(declaration, { computesContributions: false })
    expect({
      redditoComplessivo: n('RN001005'),
      oneriDeducibili: data.oneriDeducibili,
      contributiObbligatori: data.contributiVersati,
      oneriDeducibiliNettiContributi: personalDataOf(declaration, { computesContributions: true }).oneriDeducibili,
      imponibile: n('RN004001'),
      impostaLorda: n('RN005001'),
      detrazioneConiuge: n('RN006001'),
      detrazioneFigli: n('RN006002'),
      detrazioniFamigliaLavoro: n('RN008001'),
      detrazioniTotali: n('RN022001'),
      detrazioniOneri: data.detrazioniOneri,
      impostaNetta: n('RN026001'),
      ritenute: data.ritenute,
      aliquotaComunale: data.aliquotaComunale,
    }).toEqual(expected.personali)
    expect(data.coniugeACarico).toBe(expected.personali.detrazioneConiuge > 0)
  })

  it('the business of a sole trader, line by line', async () => {
    const { declaration, expected } = await firstOf('pf-impresa-2026')
    const { attivita } = expected
    const firm = firmOf(declaration, 'RG')
    const lines = firm.determinazioneDelReddito
    expect(firm).toMatchObject({ tipologia: 'IMPRESA', ricavi: attivita.ricavi + attivita.altriRicavi + attivita.nonAnnotati })
    expect(firm.concordato !== null).toBe(attivita.concordato)
    expect(lines).toEqual({
      altriProventi: attivita.plusvalenzeSopravvenienze + attivita.altriPositivi,
      rimanenzeFinali: 0,
      esistenzeIniziali: attivita.esistenzeIniziali,
      acquisti: attivita.acquisti,
      lavoroDipendente: attivita.lavoro,
      compensiTerzi: 0,
      ammortamenti: attivita.ammortamenti,
      canoniLeasing: attivita.leasing,
      altriCosti: attivita.altriNegativi,
    })
    expect(firm.redditoNormale).toBe(attivita.redditoEffettivo)
  })

  it('the activity of a professional, line by line', async () => {
    const { declaration, expected } = await firstOf('pf-professionista-2026')
    const { attivita } = expected
    const firm = firmOf(declaration, 'RE')
    expect(firm).toMatchObject({ tipologia: 'PROFESSIONE', ricavi: attivita.compensi, redditoNormale: attivita.redditoEffettivo, ritenute: attivita.ritenute })
    expect(firm.determinazioneDelReddito).toEqual({
      altriProventi: attivita.altriProventi + attivita.nonAnnotati,
      plusvalenze: attivita.plusvalenze,
      ammortamenti: attivita.ammortamenti,
      canoniLeasing: attivita.leasing + attivita.canoni,
      immobili: attivita.immobili,
      lavoroDipendente: attivita.dipendenti,
      compensiTerzi: attivita.compensiTerzi,
      interessiPassivi: attivita.interessi,
      consumi: attivita.consumi,
      speseLimitate: attivita.alberghi + attivita.rappresentanza + attivita.formazione,
      altreSpese: attivita.altreSpese + attivita.minusvalenze,
    })
  })

  it('the company, with its taxes in the increases or before the profit', async () => {
    const { declaration, expected } = await firstOf('sc-2026')
    const { convSrl } = expected
    const company = companyOf(declaration, { movesTaxes: false })
    expect(company).toEqual({
      utileAnteImposte: convSrl.K62_utile,
      variazioniAumento: convSrl.K63_variazioniAumento,
      variazioniDiminuzione: convSrl.K64_variazioniDiminuzione,
      reddito: convSrl.reddito,
      redditoDichiarato: convSrl.redditoRF57,
      imposteIndeducibili: convSrl.imposteIndeducibili,
    })
    expect(companyOf(declaration, { movesTaxes: true })).toMatchObject({
      utileAnteImposte: 90_772 + 25_416,
      variazioniAumento: 29_589 - 25_416,
      reddito: 116_274,
    })
  })
})
