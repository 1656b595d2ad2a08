/** The two income statements of Budget4u show every line once; persons are added and removed. */
import { budget4u } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import {
  blocchiDitta,
  blocchiProfessionista,
  imposteDitta,
  imposteProfessionista,
  ripreseDitta,
  ripreseProfessionista,
} from '../../src/features/budget4u/conto/lines.ts'
import { nomeDi } from '../../src/features/budget4u/dialoghi/DettagliDialog.tsx'
import { usualeDi } from '../../src/features/budget4u/dialoghi/DirittoDialog.tsx'
import { ofLength } from '../../src/features/budget4u/dialoghi/NumeroPersone.tsx'
import { vociDitta, vociProfessionista } from '../../src/features/budget4u/results.ts'

const sorted = (keys: Iterable<string>) => [...keys].toSorted()

describe('the statements', () => {
  it('of the firm show every computed line, once', () => {
    const taxes = new Set([...imposteDitta.conIres, ...imposteDitta.conIrpef, 'totaleImposte', 'contributi', 'redditoDisponibile'])
    const shown = [...blocchiDitta.flatMap(({ results, totals }) => [...results, ...totals]), ...ripreseDitta, ...taxes]
    expect(sorted(shown)).toEqual(sorted(Object.keys(vociDitta)))
  })

  it('of the professional show every computed line, once', () => {
    const taxes = [...imposteProfessionista, 'totaleImposte', 'contributiPrevidenziali', 'redditoDisponibile']
    const shown = [...blocchiProfessionista.flatMap(({ results, totals }) => [...results, ...totals]), ...ripreseProfessionista, ...taxes]
    expect(sorted(shown)).toEqual(sorted(Object.keys(vociProfessionista)))
  })
})

describe('the persons', () => {
  it('keep their data if one is added, and are removed from the end', () => {
    const two = [{ quota: 60 }, { quota: 40, coniugeACarico: true }]
    expect(ofLength(two, 3)).toEqual([...two, {}])
    expect(ofLength(two, 1)).toEqual([{ quota: 60 }])
  })

  it('are empty if the list is missing or invalid', () => {
    expect(ofLength(undefined, 2)).toEqual([{}, {}])
    expect(ofLength([null, 'x'], 2)).toEqual([{}, 'x'])
  })

  it('are numbered if there can be several', () => {
    expect(nomeDi({ ruolo: 'TITOLARE', numero: 1 })).toBe('Titolare')
    expect(nomeDi({ ruolo: 'SOCIO', numero: 3 })).toBe('Socio 3')
  })
})

describe('the row of the chamber fee', () => {
  it('is marked as usual by type of business, and never for an unknown type', () => {
    const usual = (tipologia: string) => Object.keys(budget4u.sezioni).filter((sezione) => usualeDi(tipologia, sezione))
    expect(usual('IMPRESA')).toEqual(['IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE', 'IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA'])
    expect(usual('SOCIETA_DI_PERSONE')).toEqual(['SNC_SAS'])
    expect(usual('SRL_NON_TRASPARENTE')).toEqual(['SRL_SPA'])
    expect(usual('toString')).toEqual([])
  })
})
