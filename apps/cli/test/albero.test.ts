import { readFileSync } from 'node:fs'
import { isTaxYear } from '@bilancia/contract'
import { radiceDi } from '@bilancia/engine'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../../packages/contract/test/how-many.ts'
import { albero } from '../src/spiega.ts'

describe('the tree', () => {
  const golden = (name: string) =>
    readFileSync(new URL(`../../../packages/tax-rules/golden/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly stato: { readonly annoImposta?: unknown } }).stato)
      .filter(({ annoImposta }) => isTaxYear(annoImposta))

  // Only the layout is tested, and it depends on the rule more than on the state: a few states a day, with every total.
  /** The totals shown first on a page. */
  const totals = [
    [
      'iforfettari',
      iforfettari,
      /^(confronto\.(totaleComplessivo|vantaggio)|regimeNormale\.totaleNormale|redditoContributiImposta\.(totaleForfettario|impostaSostitutiva))/,
    ],
    ['convsrl', convsrl, /^(riepilogo\.scenario\d\.totali\.|confronto\.oggi\.(netto|imposte|contributi|attribuibile)$)/],
    ['budget4u', budget4u, /^risultati\.(?!affidabilita)/],
  ] as const

  it.each(totals)(
    'shows the totals of %s in under 40 lines at two levels, none over 160 characters, and each calculation in full',
    (name, { spiega, percorsi }, which) => {
      const paths = percorsi.filter((path) => which.test(path))
      expect(paths.length).toBeGreaterThan(5)
      for (const stato of golden(name).filter((_, i) => i % howMany(15, 5) === 0))
        for (const path of paths) {
          const explanation = spiega(stato, path)
          const printed = albero(explanation, 2)
          expect(printed.length, printed.join('\n')).toBeLessThan(40)
          for (const line of printed) expect(line.length, line).toBeLessThanOrEqual(160)
          const words = (text: string) => text.replace(/[│├└─\s]+/g, ' ')
          const { conValori = '', formula } = radiceDi(explanation)
          if (conValori !== formula) expect(words(printed.join('\n'))).toContain(words(`calcolo: ${conValori}`))
        }
    },
  )

  it.each(totals)('stays within 160 characters at any depth in %s', (name, { spiega, percorsi }, which) => {
    for (const stato of golden(name).filter((_, i) => i % howMany(60, 30) === 0))
      for (const path of percorsi.filter((p) => which.test(p)))
        for (const line of albero(spiega(stato, path))) expect(line.length, line).toBeLessThanOrEqual(160)
  })

  it('puts the terms that are zero in one line, and opens them if everything is requested', () => {
    const explanation = iforfettari.spiega(golden('iforfettari')[0] as object, 'confronto.vantaggioForfettarioConIva')
    expect(albero(explanation, 2)).toContain('│   a zero:  IVA indetraibile annua')
    expect(albero(explanation).join('\n')).toContain('─ IVA indetraibile annua: 0,00 €')
    expect(albero(explanation).join('\n')).not.toMatch(/^[│ ]+a zero: /m)
  })
})
