/** Forme says where a company column leaves out the 50% relief that the law gives to partners, or any contribution of professionals. */
import type { forme as contratto } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { forme, piano } from '../src/index.ts'
import { intero } from './support.ts'

type Input = contratto.Input

/** The columns with a note, and the data that the notes name. */
const conNota = (stato: Input) =>
  intero(forme.calcola({ denominazione: 'Prova', escludi: ['SRL_OTTIMIZZATA'], ...stato })).colonne.flatMap(({ forma, note }) =>
    note.map(({ id, dato }) => `${forma} ${id} ${dato}`),
  )
const attivita = { tipologia: 'IMPRESA', gruppo: 9, ricavi: 45_000 } as const
const previdenza = { gestioneIvs: 'ARTIGIANO' } as const
const detta = 'RIDUZIONE_50_SOCI persone[0].riduzione50'

it('una colonna di società dice che lascia fuori la riduzione del socio iscritto nel 2025, le altre no', () => {
  const stato = { annoImposta: 2026, attivita, previdenza, persone: [{ nome: 'Ada', riduzione50: true }] } as const
  expect(conNota(stato)).toEqual([`SRL_UTILE_IN_SOCIETA ${detta}`, `SRL_TUTTO_DISTRIBUITO ${detta}`, `SRL_TRASPARENTE ${detta}`])
})

it('in una società di persone la nota è del solo socio iscritto nel 2025', () => {
  const persone = [
    { nome: 'Ada', quotaSociale: 50 },
    { nome: 'Bruno', quotaSociale: 50, riduzione50: true },
  ]
  expect(conNota({ annoImposta: 2026, attivita, previdenza, persone })).toContain('SOCIETA_DI_PERSONE RIDUZIONE_50_SOCI persone[1].riduzione50')
  expect(conNota({ annoImposta: 2026, attivita, previdenza, persone }).join()).not.toContain('persone[0]')
})

it('tace prima del 2025, per chi non lavora in società, senza gestione e per il pensionato che paga già metà', () => {
  const ada = { nome: 'Ada', riduzione50: true }
  expect(conNota({ annoImposta: 2024, attivita, previdenza, persone: [ada] })).toEqual([])
  expect(conNota({ annoImposta: 2026, attivita, previdenza, persone: [{ ...ada, lavora: false }] })).toEqual([])
  expect(conNota({ annoImposta: 2026, attivita, previdenza: { gestioneIvs: 'NESSUNA' }, persone: [ada] })).toEqual([])
  expect(conNota({ annoImposta: 2026, attivita, previdenza, persone: [{ ...ada, pensionatoOver65: true }] })).toEqual([])
})

it('un professionista legge dove la società è senza contributi perché la gestione dei soci è «Nessuna»', () => {
  const stato = (previdenza: NonNullable<Input['previdenza']>): Input => ({
    annoImposta: 2026,
    attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 80_000 },
    previdenza,
    persone: [
      { nome: 'Ada', quotaSociale: 50, contributiCassaProf: 0 },
      { nome: 'Bruno', quotaSociale: 50, contributiCassaProf: 0 },
    ],
  })
  const nota = 'SOCI_SENZA_CONTRIBUTI previdenza.gestioneIvsSocieta'
  expect(conNota(stato({ aliquotaSep: 'PIENA', gestioneIvsSocieta: 'NESSUNA' }))).toEqual(
    ['SOCIETA_DI_PERSONE', 'SRL_UTILE_IN_SOCIETA', 'SRL_TUTTO_DISTRIBUITO', 'SRL_TRASPARENTE'].map((forma) => `${forma} ${nota}`),
  )
  expect(conNota(stato({ aliquotaSep: 'PIENA', gestioneIvsSocieta: 'COMMERCIANTE' }))).toEqual([])
  expect(conNota(stato({ cassaProfessionale: true, gestioneIvsSocieta: 'NESSUNA' }))).toEqual([])
  // Nobody of this profession pays contributions, so the individual forms count none either.
  expect(conNota(stato({ aliquotaSep: 'NESSUNA', gestioneIvsSocieta: 'NESSUNA' }))).toEqual([])
})

// L. 190/2014, art. 1, c. 65: the year of the start and the four after it; c. 54 and 71: over 85,000 out from the next year, over 100,000 at once.
it.each([
  [{ annoInizio: 2022 }, 5, []],
  [{ annoInizio: 2021 }, 5, ['FORFETTARIO ALIQUOTA_5_SCADUTA forfettario.impostaSost']],
  [{ annoInizio: 2021 }, 15, []],
  [{ ricavi: 85_000 }, 15, []],
  [{ ricavi: 85_000.01 }, 15, ['FORFETTARIO RICAVI_OLTRE_LIMITE attivita.ricavi']],
  [{ ricavi: 100_000 }, 15, ['FORFETTARIO RICAVI_OLTRE_LIMITE attivita.ricavi']],
  [{ ricavi: 100_000.01 }, 15, []],
] as const)('il forfettario del 2026 con %j e aliquota %s dice %j', (altro, impostaSost, note) => {
  expect(conNota({ annoImposta: 2026, attivita: { ...attivita, ...altro }, previdenza, forfettario: { impostaSost } })).toEqual(note)
})

// L. 190/2014, art. 1, c. 77, and L. 207/2024, art. 1, c. 186: one reduction or the other.
it('con le riduzioni del 35% e del 50% insieme Forme dice che usa la prima, il piano che usa la seconda finché dura', () => {
  const profilo = { attivita, previdenza, forfettario: { riduzione35: true }, persone: [{ nome: 'Ada', riduzione50: true }] } as const
  const insieme = 'FORFETTARIO RIDUZIONI_ALTERNATIVE forfettario.riduzione35'
  const detto = (stato: Input) => conNota(stato).includes(insieme)
  expect(detto({ annoImposta: 2025, ...profilo })).toBe(true)
  expect(detto({ annoImposta: 2024, ...profilo })).toBe(false)
  expect(detto({ annoImposta: 2025, ...profilo, forfettario: {} })).toBe(false)
  expect(detto({ annoImposta: 2025, ...profilo, persone: [{ nome: 'Ada' }] })).toBe(false)
  expect(detto({ annoImposta: 2025, ...profilo, previdenza: { gestioneIvs: 'NESSUNA' } })).toBe(false)
  const delPiano = (annoInizio: number, altro: Input = {}) =>
    piano
      .calcola({ annoInizio, anni: 3, forme: ['FORFETTARIO', 'DITTA_INDIVIDUALE'], profilo: { denominazione: 'Prova', ...profilo, ...altro } })
      .messaggi.flatMap(({ id, campo }) => (id === 'RIDUZIONI_ALTERNATIVE' ? [campo] : []))
  expect(delPiano(2027)).toEqual(['profilo.forfettario.riduzione35'])
  expect([delPiano(2028), delPiano(2026, { forfettario: {} }), delPiano(2026, { previdenza: {} })]).toEqual([[], [], []])
})

// L. 190/2014, art. 1, c. 77 (the position); L. 207/2024, art. 1, c. 186 («alternativa»).
it('del 50% di un collaboratore accanto al 35% del titolare Forme e il piano dicono che non si aggiunge', () => {
  const persone = [{ nome: 'Ada' }, { nome: 'Ezio', quotaFamiliare: 30, riduzione50: true }]
  const profilo = { attivita, previdenza, forfettario: { riduzione35: true, famigliare: true }, persone } as const
  const detto = (altro: Input) => conNota({ annoImposta: 2026, ...profilo, ...altro }).filter((nota) => nota.includes('COLLABORATORE'))
  expect(detto({})).toEqual(['FORFETTARIO RIDUZIONE_50_COLLABORATORE persone[1].riduzione50'])
  for (const altro of [{ annoImposta: 2024 }, { forfettario: { famigliare: true } }, { forfettario: { riduzione35: true } }] as const)
    expect(detto(altro)).toEqual([])
  const delPiano = (annoInizio: number, altro: Input = {}) =>
    piano
      .calcola({ annoInizio, anni: 3, forme: ['FORFETTARIO', 'DITTA_INDIVIDUALE'], profilo: { denominazione: 'Prova', ...profilo, ...altro } })
      .messaggi.flatMap(({ id, campo, testo }) => (id === 'RIDUZIONE_50_COLLABORATORE' ? [`${campo} ${testo.split(':')[0]}`] : []))
  expect(delPiano(2026)).toEqual(['profilo.persone.1.riduzione50 Ezio'])
  const conUnaTerza = { persone: [...persone, { quotaFamiliare: 10, riduzione50: true }] } as const
  expect(delPiano(2026, conUnaTerza)).toEqual(['profilo.persone.1.riduzione50 Ezio', 'profilo.persone.2.riduzione50 Persona 3'])
  expect([delPiano(2028), delPiano(2026, { forfettario: { famigliare: true } }), delPiano(2026, { forfettario: { riduzione35: true } })]).toEqual([[], [], []])
})

// D.Lgs. 446/1997, art. 5, c. 3, and art. 5-bis, c. 1: the interest in the instalments is not deductible.
it('le società dicono che i canoni di leasing riducono per intero il valore della produzione', () => {
  const con = (altro: object, irap: object = {}) =>
    conNota({
      ...{
        annoImposta: 2026,
        previdenza,
        persone: [
          { nome: 'Ada', quotaSociale: 60 },
          { nome: 'Bruno', quotaSociale: 40 },
        ],
        irap,
      },
      attivita: { ...attivita, determinazioneDelReddito: altro },
    }).filter((nota) => nota.includes('LEASING'))
  const detta = 'LEASING_CON_INTERESSI irap.valoreProduzione'
  const societa = ['SOCIETA_DI_PERSONE', 'SRL_UTILE_IN_SOCIETA', 'SRL_TUTTO_DISTRIBUITO', 'SRL_TRASPARENTE']
  expect(con({ canoniLeasing: 1_000 })).toEqual(societa.map((forma) => `${forma} ${detta}`))
  expect([con({}), con({ canoniLeasing: 1_000 }, { valoreProduzione: 30_000 })]).toEqual([[], []])
})

// Art. 84, c. 1 and 2, TUIR; of a partnership art. 8, c. 3. 12,000 less 20,000 of costs; fees typed, so nothing is added.
it('una società in perdita dice che la perdita non passa agli anni dopo', () => {
  const persone = [
    { nome: 'Ada', quotaSociale: 50 },
    { nome: 'Bruno', quotaSociale: 50 },
  ]
  const con = (ricavi: number) =>
    intero(
      forme.calcola({
        annoImposta: 2026,
        denominazione: 'Prova',
        formaAttuale: 'SRL_TUTTO_DISTRIBUITO',
        escludi: ['SRL_OTTIMIZZATA'],
        attivita: { ...attivita, ricavi, determinazioneDelReddito: { servizi: 20_000 } },
        previdenza,
        persone,
      }),
    ).colonne.flatMap(({ forma, note }) => note.flatMap(({ id, norma }) => (id === 'PERDITA_NON_RIPORTATA' ? [`${forma} ${norma}`] : [])))
  const societa = 'art. 84, c. 1 e 2, TUIR'
  const soci = 'art. 8, c. 3, TUIR'
  const srl = [`SRL_UTILE_IN_SOCIETA ${societa}`, `SRL_TUTTO_DISTRIBUITO ${societa}`, `SRL_TRASPARENTE ${soci}`]
  expect(con(19_999.99)).toEqual(expect.arrayContaining(srl))
  expect(con(20_000).filter((uno) => uno.startsWith('SRL'))).toEqual([])
  expect(con(12_000)).toEqual([`SOCIETA_DI_PERSONE ${soci}`, ...srl])
})
