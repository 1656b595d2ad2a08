/** The catalog of the figures of law: its contents, and the check that the register of readings contains no other figures. */
import { budget4u as campiBudget4u, initialState, lastFinalYear, taxYears } from '@bilancia/contract'
import { gradi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { type CifraDiLegge, catalogo, conteggio } from '../src/catalogo/index.ts'
import { letture } from '../src/fonti/index.ts'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { expressionsOf, isLaw } from './expressions.ts'

const cifre = catalogo()
const cifra = (id: string) => cifre.find((c) => c.id === id) as CifraDiLegge
const nel = (id: string, anno: number) => cifra(id).anni.find((a) => a.anno === anno)

describe('il catalogo delle cifre di legge', () => {
  it('ha anche le cifre che una pagina propone e nessuna regola legge', () => {
    // D.M. MIMIT 17/3/2026 and the decrees before it: the chambers set it, the adviser types it.
    expect(cifra('cciaa.maggiorazioneProposta')).toMatchObject({ usata: [], tributo: 'Camera di commercio' })
  })

  it("ha l'aliquota IVA ordinaria che la cassa di Budget4u propone, in ogni anno", () => {
    const { ivaVendite, ivaAcquisti } = initialState(campiBudget4u.catalog).cassa
    // D.P.R. 633/1972, art. 16, c. 1.
    expect(cifra('budget.iva').anni.map(({ anno }) => anno)).toEqual([...taxYears])
    for (const { anno, valore } of cifra('budget.iva').anni) expect([ivaVendite, ivaAcquisti], String(anno)).toEqual([valore, valore])
  })

  it.each([
    // Art. 2478, n. 1, c.c. was repealed by D.L. 185/2008, art. 16, c. 12-septies; art. 103, c. 1, TUIR has a maximum; L. 207/2024, art. 1, c. 186: 36 months.
    ['avvio.libriSociali', 3],
    ['ammortamenti.immateriali', 20],
    ['budget.ultimoAnnoRiduzione50', 2027],
  ])('dice scelta del programma ciò che la legge non fissa: %s', (id, valore) => {
    expect(cifra(id).anni).toHaveLength(taxYears.length)
    for (const anno of cifra(id).anni) expect(anno, String(anno.anno)).toMatchObject({ valore, attendibilita: 'scelta del programma' })
  })

  it('ha ogni cifra che le regole di un anno leggono, tranne le tabelle che scelgono solo un atto o una cella', () => {
    const ids = new Set(cifre.map(({ id }) => id))
    const cells = new Set(cifre.map(({ id }) => id.replace(/\.\d+$/, '')))
    for (const { programma } of [iforfettari, convsrl, budget4u])
      for (const e of expressionsOf(programma.edition(2026).program.rules, 2026))
        if (isLaw(e) && e.id !== 'addizionali.regionale.forme' && !cells.has(e.id)) expect(ids.has(e.id), e.id).toBe(true)
  })

  it('non ripete un id e tiene gli anni in ordine', () => {
    expect(new Set(cifre.map(({ id }) => id)).size).toBe(cifre.length)
    for (const { id, anni } of cifre)
      expect(
        anni.map(({ anno }) => anno),
        id,
      ).toEqual(taxYears.filter((year) => anni.some(({ anno }) => anno === year)))
  })

  it('di ogni cifra dice nome, tributo, norma e atto citato, in ogni anno', () => {
    for (const { id, nome, tributo, anni } of cifre) {
      expect(
        [nome, tributo].map((testo) => testo.trim()),
        id,
      ).not.toContain('')
      for (const { anno, norma, citazione } of anni) expect([norma.trim(), citazione.trim()], `${id} ${anno}`).not.toContain('')
    }
  })

  it('lascia fuori gli anni che non hanno la cifra', () => {
    // D.L. 34/2020, art. 24: the first payment on account was waived once.
    expect(cifra('irap.accontoCondonato').anni.map(({ anno }) => anno)).toEqual([2020])
    // Liguria took 0.02 points off its second bracket in 2023 only; from 2024 the first bracket ends at 28,000 euro, with 1.23% for all.
    expect(cifra('addizionali.regionale.9.scaglioni.agevolati').anni.map(({ anno }) => anno)).toEqual([2023])
  })

  it('porta gli scaglioni riga per riga, senza limite per ultima', () => {
    // Art. 11, c. 1, TUIR, as amended by L. 199/2025.
    expect(nel('irpef.scaglioni', 2026)?.valore).toEqual([
      { fino: 28_000, aliquota: 23 },
      { fino: 50_000, aliquota: 33 },
      { fino: null, aliquota: 43 },
    ])
  })

  it('dice la regione di cui è legge', () => {
    expect(cifra('addizionali.regionale.8.scaglioni')).toMatchObject({ regione: 8, tributo: 'Addizionali IRPEF' })
    expect(cifra('irap.aliquote.8')).toMatchObject({ regione: 8, tributo: 'IRAP', nome: expect.stringMatching(/Lazio$/), unita: 'percento' })
    expect(cifra('irpef.scaglioni').regione).toBeNull()
  })

  it('di un coefficiente di redditività dice il gruppo di settore, che non è una regione', () => {
    // Group 4, hawkers of other goods: 54% (L. 145/2018, annex 2). Region 4 is Calabria.
    expect(cifra('forfettario.coefficienti.4')).toMatchObject({
      regione: null,
      nome: 'Coefficiente di redditività: Commercio ambulante di altri prodotti',
    })
    expect(nel('forfettario.coefficienti.4', 2026)?.valore).toBe(54)
  })

  it('dice le regole che leggono una cifra, in ogni simulatore', () => {
    const { usata } = cifra('irpef.scaglioni')
    expect(usata.map(({ simulatore }) => simulatore)).toEqual(['iforfettari', 'convsrl', 'budget4u'])
    for (const { regole } of usata) expect(regole.some(({ nome, ids }) => /IRPEF lorda/i.test(nome) && ids.length > 0)).toBe(true)
  })

  it('conta una volta sola ogni cifra di ogni anno, dalla meglio attestata', () => {
    const count = conteggio()
    expect(Object.keys(count)).toEqual(gradi.toReversed())
    expect(Object.values(count).reduce((sum, n) => sum + n, 0)).toBe(cifre.reduce((sum, { anni }) => sum + anni.length, 0))
  })
})

describe('il registro delle letture', () => {
  it('non parla che di cifre del programma, in anni che le hanno', () => {
    const read = new Set(cifre.flatMap(({ anni }) => anni.map(({ lettura, anno }) => `${lettura} ${anno}`)))
    const stale = Object.entries(letture).flatMap(([id, years]) => Object.keys(years).flatMap((year) => (read.has(`${id} ${year}`) ? [] : [`${id} ${year}`])))
    expect(stale).toEqual([])
  })

  it('non conta due volte la stessa pagina per una cifra', () => {
    const page = (address: string) => address.replace(/^https?:\/\/(www\d?\.)?/, '').replace(/\/$/, '')
    // A repository with documents of several publishers has one address.
    const ofPages = (fonti: readonly { readonly tipo: string; readonly dove: string | null }[]) =>
      fonti.flatMap(({ tipo, dove }) => (dove && tipo !== 'deposito' ? [page(dove)] : []))
    for (const { id, anni } of cifre) for (const { anno, fonti } of anni) expect(new Set(ofPages(fonti)).size, `${id} ${anno}`).toBe(ofPages(fonti).length)
  })

  it('dà a ogni cifra le letture scritte per il suo anno, e nessuna a chi non ne ha', () => {
    for (const { id, anni } of cifre)
      for (const { anno, valore, lettura, fonti } of anni) {
        // A value that is unchanged in the provisional year has the readings of the year before.
        const diPrima = anni.find((altro) => altro.anno === lastFinalYear)
        const portata = anno > lastFinalYear && JSON.stringify(valore) === JSON.stringify(diPrima?.valore)
        const di = lettura === undefined ? undefined : letture[lettura]
        const scritte = di?.[anno] ?? (portata ? di?.[lastFinalYear] : undefined) ?? []
        expect(
          fonti.map((fonte) => fonte.id),
          `${id} ${anno}`,
        ).toEqual(scritte.filter((una) => una !== 'stima'))
        expect(lettura === undefined || id.startsWith(lettura.split('.').slice(0, 2).join('.')), `${id} ${anno}`).toBe(true)
      }
  })
})
