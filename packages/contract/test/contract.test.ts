import { describe, expect, it } from 'vitest'
import { format, iforfettari, initialState, located, taxYears } from '../src/index.ts'

describe('Italian formats', () => {
  it.each([
    [format.money(1234.5), '1.234,50 €'],
    [format.money(0), '0,00 €'],
    [format.money(-0.31), '−0,31 €'],
    [format.money(-0), '0,00 €'],
    [format.amount(-0.004), '0,00'],
    [format.percent(-12.5), '−12,5%'],
    [format.money(9_999_999), '9.999.999,00 €'],
    [format.difference(1234.5), '+1.234,50'],
    [format.difference(-3), '−3,00'],
    // 0.1 + 0.2 − 0.3 leaves a binary remainder.
    [format.difference(0.1 + 0.2 - 0.3), '0,00'],
    [format.shortAmount(690), '690'],
    [format.shortAmount(2506.84), '2.506,84'],
    [format.wholeAmount(1234.5), '1.235'],
    [format.wholeAmount(1234.49), '1.234'],
    [format.wholeAmount(-12_345.6), '−12.346'],
    [format.wholeAmount(-0.4), '0'],
    [format.wholeAmount(-0), '0'],
    [format.share(1, 3), '33,3%'],
    [format.share(-1, 3), '−33,3%'],
    [format.share(50, 50), '100,0%'],
    [format.share(0, 50), '0,0%'],
    [format.share(-0.01, 50), '0,0%'],
    [format.number(85_000), '85.000'],
    [format.number(0.3555), '0,3555'],
    [format.percent(26.23), '26,23%'],
    [format.withUnit('euro', 0), '0,00 €'],
    [format.withUnit('percento', 24.48), '24,48%'],
    [format.withUnit('numero', 7.8), '7,8'],
    [format.withUnit('numero', 2026), '2026'],
    [format.withUnit('numero', 99_999), '99.999'],
  ])('%s is %s', (written, expected) => expect(written).toBe(expected))

  it('equal those of the language data for every amount', () => {
    const intl = new Intl.NumberFormat('it-IT', { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const written = (euro: number) => expect(format.money(euro)).toBe(`${intl.format(euro)} €`)
    for (let n = 0; n < 20_000; n++) written(n / 100)
    for (const whole of [999, 1000, 12_345, 999_999, 1_000_000, 99_999_999_999, 1e13]) for (const rest of [0, 0.01, 0.1, 0.99, 0.995]) written(whole + rest)
    for (const euro of [1.005, 0.004, 1e21, Number.POSITIVE_INFINITY, Number.NaN]) written(euro)
  })
})

describe('the catalog of iForfettari', () => {
  const fields = located(iforfettari.catalog)

  it('starts a new calculation from its defaults', () => {
    const state = initialState(iforfettari.catalog)
    expect(state.tipologia).toBe('NON_DEFINITO')
    expect(state.regimeNormale.rivalsaNormale).toBe(true)
    expect(state.redditoContributiImposta.collab1ACarico).toBeNull()
    expect(state.liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo).toMatchObject({ giorniLavoro: 365, aliquotaCedolare: 21, pensione: 0 })
    expect(state.liquidazioneIrpef.altriDatiPersonali.addizionaleComunale).toBeNull()
    expect(state.confronto.tabellaRettifica.beni).toEqual([])
    expect(taxYears).toContain(state.annoImposta)
  })

  it('gives every field a label, and a default that its own bounds allow', () => {
    for (const { path, field } of fields) {
      expect(field.label.trim(), path).not.toBe('')
      if ((field.kind === 'money' || field.kind === 'percent' || field.kind === 'integer') && field.default !== null) {
        expect(field.default, path).toBeGreaterThanOrEqual(field.min)
        expect(field.default, path).toBeLessThanOrEqual(field.max)
        if ('options' in field && field.options) expect(field.options, path).toContain(field.default)
      }
    }
  })

  it('records the cells of the specification', () => {
    const cells = new Map(fields.map(({ path, field }) => [field.cell, path]))
    expect([cells.get('G81'), cells.get('L102'), cells.get('G33')]).toEqual([
      'regimeNormale.determinazioneDelReddito.ricaviNormale',
      'datiCollaboratore2.altriDatiPersonali.detrazioniOneri',
      'confronto.rettificaIva',
    ])
  })

  it('names only existing messages', () => {
    for (const { field } of fields) for (const { id } of field.messages ?? []) expect(iforfettari.messages).toHaveProperty(id)
  })
})
