/** The columns of a professional with a fund: its contributions, those of each associate, and what is missing. Worked by hand. */
import type { forme as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { forme } from '../src/index.ts'
import { intero, presente } from './support.ts'

/** A lawyer with 50,000 of fees and 10,000 of costs; no costs of the form. */
const profilo = (annoImposta: number, diverso: contratto.Input = {}): contratto.Input => ({
  annoImposta,
  denominazione: 'Verdi',
  attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 50_000, determinazioneDelReddito: { altreSpese: 10_000 } },
  previdenza: { cassaProfessionale: true, cassa: { codice: 'FORENSE' } },
  spese: { compreseInOggi: false, onorari: { forfettario: 0, professionista: 0, studioAssociato: 0 } },
  persone: [{ quotaSociale: 60 }, { quotaSociale: 40 }],
  escludi: ['SRL_OTTIMIZZATA'],
  ...diverso,
})
const colonne = (state: contratto.Input) => new Map(intero(forme.calcola(state)).colonne.map((una) => [una.forma, una]))
const colonna = (state: contratto.Input, forma: contratto.Forma) => presente(colonne(state).get(forma))

describe('la cassa in Forme', () => {
  it('dà i contributi del forfettario, del professionista e di ciascun associato sulla sua parte', () => {
    const tutte = colonne(profilo(2024))
    // 15% of 39,000 and of 40,000, and 96.76 for maternity.
    expect([presente(tutte.get('FORFETTARIO')).contributi, presente(tutte.get('PROFESSIONISTA')).contributi]).toEqual([5_946.76, 6_096.76])
    // 15% of 24,000; for the other the minimum of 3,355, 96.76, and 850 less the 4% of 20,000 charged to the clients.
    expect(presente(tutte.get('STUDIO_ASSOCIATO')).persone.map(({ contributi }) => contributi)).toEqual([3_696.76, 3_501.76])
    expect(presente(tutte.get('STUDIO_ASSOCIATO')).affidabilita.mancanti.map(({ dato }) => dato)).not.toContain('persone[0].contributiCassaProf')
  })

  it('un importo digitato vince, anche zero', () => {
    const con = (contributiCassaProf: number) => colonna(profilo(2024, { persone: [{ contributiCassaProf }] }), 'PROFESSIONISTA').contributi
    expect([con(1_000), con(0)]).toEqual([1_000, 0])
  })

  it('una nota dice che il netto è senza contributi, se né la cassa né il contributo sono scritti', () => {
    const note = (previdenza: NonNullable<contratto.Input['previdenza']>, forma: contratto.Forma, altro: contratto.Input = {}) =>
      colonna(profilo(2025, { previdenza, ...altro }), forma).note.map(({ dato, testo }) => `${dato} ${testo}`)
    const senza = /^persone\[0\].contributiCassaProf Persona 1: né la cassa né il suo contributo sono scritti: il netto è senza contributi/
    for (const forma of ['FORFETTARIO', 'PROFESSIONISTA', 'STUDIO_ASSOCIATO'] as const)
      expect(note({ cassaProfessionale: true }, forma)).toContainEqual(expect.stringMatching(senza))
    expect(note({ cassaProfessionale: true }, 'PROFESSIONISTA', { persone: [{ contributiCassaProf: 0 }] })).toEqual([])
    expect(note({ aliquotaSep: 'PIENA' }, 'PROFESSIONISTA')).toEqual([])
  })

  it("l'agevolazione è del titolare soltanto", () => {
    const previdenza = { cassaProfessionale: true, cassa: { codice: 'FORENSE', agevolazione: 'GIOVANE_REDDITO_BASSO', annoPrimaIscrizione: 2022 } } as const
    const piccolo = profilo(2024, { previdenza, attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 10_000 } })
    // Nothing of 6,000 is over 3,355: a quarter is 838.75, so 15% of 6,000 is due, without a minimum integrativo in the third year; the other pays both minima.
    const { persone } = colonna(piccolo, 'STUDIO_ASSOCIATO')
    expect(persone.map(({ contributi }) => contributi)).toEqual([900 + 96.76, 3_355 + 96.76 + 850 - 160])
  })

  it('una cifra che manca è detta in una nota e abbassa il grado', () => {
    const parziale = colonna(profilo(2025), 'PROFESSIONISTA')
    expect(parziale.note).toEqual([
      expect.objectContaining({ id: 'CASSA_INCOMPLETA', dato: 'persone[0].contributiCassaProf', testo: expect.stringContaining('la maternità') }),
    ])
    expect(parziale.affidabilita.mancanti).toContainEqual({ dato: 'persone[0].contributiCassaProf', peso: 'MINORE' })
    const ignota = colonna(profilo(2025, { previdenza: { cassaProfessionale: true, cassa: { codice: 'CNPADC' } } }), 'FORFETTARIO')
    expect(ignota.affidabilita).toMatchObject({ grado: 'NON_AFFIDABILE' })
    expect([ignota.contributi, ignota.note[0]?.testo]).toEqual([0, expect.stringContaining('manca il minimo soggettivo')])
  })

  it('i contributi si aprono nei loro addendi, anche quelli non deducibili', () => {
    const piccolo = profilo(2024, { attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 10_000 } })
    // 3,355 and 96.76, and 850 less 400.
    expect(colonna(piccolo, 'PROFESSIONISTA').contributi).toBe(3_901.76)
    const spiegazione = forme.spiega(piccolo, 'colonne.PROFESSIONISTA.contributi')
    expect(spiegazione.nodo(spiegazione.radice)?.valore).toBe(3_901.76)
  })
})
