/** The tables of admissibility, grade and messages of Forme, row by row: each requirement that is not met, and each datum that is missing. */
import type { forme as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { forme } from '../src/index.ts'
import { intero, presente } from './support.ts'

type Input = contratto.Input
type Forma = contratto.Forma

const persona = { coniugeACarico: false, numeroFigliACarico: 0, codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 }
const nessunaCausa = { a: false, b: false, c: false, d: false, dBis: false }
const requisiti = {
  ricaviAnnoPrecedente: 50_000,
  spesePersonaleAnnoPrecedente: 0,
  redditoDipendenteAnnoPrecedente: 0,
  causeOstative: nessunaCausa,
  attoImpresaFamiliare: true,
}
/** An artisan with wife and son: no datum is missing, and every form of a business is admitted. */
const bottega = {
  annoImposta: 2026,
  denominazione: 'Prova',
  escludi: ['SRL_OTTIMIZZATA'],
  attivita: { tipologia: 'IMPRESA', gruppo: 9, annoInizio: 2015, ricavi: 60_000, personaleIndeterminato: true },
  previdenza: { gestioneIvs: 'ARTIGIANO' },
  requisiti,
  irap: { valoreProduzione: 50_000 },
  spese: {
    onorari: {
      forfettario: 900,
      dittaIndividuale: 1_500,
      impresaFamiliare: 1_700,
      professionista: 1_500,
      studioAssociato: 2_000,
      societaDiPersone: 2_500,
      srl: 4_000,
    },
  },
  persone: [
    { ...persona, nome: 'Ada', quotaSociale: 60 },
    { ...persona, nome: 'Bruno', quotaFamiliare: 20, quotaSociale: 20, lavora: true, familiare: true },
    { ...persona, nome: 'Carla', quotaFamiliare: 20, quotaSociale: 20, lavora: true, familiare: true },
  ],
} as const satisfies Input
/** Two engineers. */
const studio = {
  ...bottega,
  attivita: { ...bottega.attivita, tipologia: 'PROFESSIONE', professioneOrdinistica: true, requisitiStp: true },
  previdenza: { aliquotaSep: 'PIENA', gestioneIvsSocieta: 'COMMERCIANTE' },
  persone: [
    { ...persona, nome: 'Ada', quotaSociale: 50 },
    { ...persona, nome: 'Bruno', quotaSociale: 50, lavora: true, professionista: true },
  ],
} as const satisfies Input

const colonna = (stato: Input, forma: Forma) => presente(intero(forme.calcola(stato)).colonne.find((c) => c.forma === forma))
const motivi = (stato: Input, forma: Forma) => colonna(stato, forma).ammissibilita.motivi.map(({ id, esito, dato }) => [id, esito, dato])
const mancanti = (stato: Input, forma: Forma) => colonna(stato, forma).affidabilita.mancanti.map(({ dato, peso }) => `${dato} ${peso}`)
const conRequisiti = (altri: NonNullable<Input['requisiti']>): Input => ({ ...bottega, requisiti: { ...requisiti, ...altri } })
const conAttivita = (base: Input, altra: NonNullable<Input['attivita']>): Input => ({ ...base, attivita: { ...base.attivita, ...altra } })
const conPersona = (base: Input, quale: number, altra: NonNullable<NonNullable<Input['persone']>[number]>): Input => ({
  ...base,
  persone: (base.persone ?? []).map((p, i) => (i === quale ? { ...p, ...altra } : p)),
})

describe('ammissibilità', () => {
  it('con tutti i dati ogni forma è ammessa', () => {
    const diBottega = ['FORFETTARIO', 'DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE', 'SRL_UTILE_IN_SOCIETA', 'SRL_TRASPARENTE'] as const
    for (const forma of diBottega) expect(motivi(bottega, forma), forma).toEqual([])
    for (const forma of ['FORFETTARIO', 'PROFESSIONISTA', 'STUDIO_ASSOCIATO', 'SOCIETA_DI_PERSONE', 'SRL_TUTTO_DISTRIBUITO'] as const)
      expect(motivi(studio, forma), forma).toEqual([])
  })

  // Limits of 2026: 85,000 of revenue, 20,000 of staff, 35,000 of employment income, 100,000 within the year; transparency 5,164,569.
  const vietate: readonly (readonly [id: string, forma: Forma, stato: Input])[] = [
    ['ricaviAnnoPrecedente', 'FORFETTARIO', conRequisiti({ ricaviAnnoPrecedente: 85_001 })],
    ['ricaviAnnoPrecedente', 'FORFETTARIO', conRequisiti({ ricaviAnnoPrecedente: 85_001, giorniAttivitaAnnoPrecedente: 366 })],
    ['spesePersonaleAnnoPrecedente', 'FORFETTARIO', conRequisiti({ spesePersonaleAnnoPrecedente: 20_001 })],
    ['redditoDipendenteAnnoPrecedente', 'FORFETTARIO', conRequisiti({ redditoDipendenteAnnoPrecedente: 35_001 })],
    ...(['a', 'b', 'c', 'd', 'dBis'] as const).map(
      (causa) => [`causeOstative.${causa}`, 'FORFETTARIO', conRequisiti({ causeOstative: { ...nessunaCausa, [causa]: true } })] as const,
    ),
    ['ricaviOltreUscitaImmediata', 'FORFETTARIO', conAttivita(bottega, { ricavi: 100_001 })],
    ['OPZIONE_ORDINARIA', 'FORFETTARIO', conRequisiti({ opzioneOrdinariaFinoAl: 2026 })],
    ['SOLO_IMPRESA', 'DITTA_INDIVIDUALE', studio],
    ['SOLO_IMPRESA', 'IMPRESA_FAMILIARE', studio],
    ['SOLO_PROFESSIONE', 'PROFESSIONISTA', bottega],
    ['SOLO_PROFESSIONE', 'STUDIO_ASSOCIATO', bottega],
    ['COLLABORATORI', 'IMPRESA_FAMILIARE', conPersona(bottega, 1, { quotaFamiliare: 0 })],
    // 29.01 + 20: a hundredth above the 49% of art. 5, c. 4, TUIR.
    ['QUOTE_FAMILIARI', 'IMPRESA_FAMILIARE', conPersona(bottega, 1, { quotaFamiliare: 29.01 })],
    ['FAMILIARE', 'IMPRESA_FAMILIARE', conPersona(bottega, 2, { familiare: false })],
    ['LAVORO_PREVALENTE', 'IMPRESA_FAMILIARE', conPersona(bottega, 2, { lavora: false })],
    ['ATTO', 'IMPRESA_FAMILIARE', conRequisiti({ attoImpresaFamiliare: false })],
    ['DUE_ASSOCIATI', 'STUDIO_ASSOCIATO', { ...studio, persone: [persona] }],
    ['PROFESSIONISTI', 'STUDIO_ASSOCIATO', conPersona(studio, 1, { professionista: false })],
    ['DUE_SOCI', 'SOCIETA_DI_PERSONE', { ...bottega, persone: [persona] }],
    ['REQUISITI_STP', 'SOCIETA_DI_PERSONE', conAttivita(studio, { requisitiStp: false })],
    ['REQUISITI_STP', 'SRL_TRASPARENTE', conAttivita(studio, { requisitiStp: false })],
    ['RICAVI_TRASPARENZA', 'SRL_TRASPARENTE', conAttivita(bottega, { ricavi: 5_164_570 })],
  ]
  it.each(vietate)('%s vieta %s', (id, forma, stato) => expect(motivi(stato, forma)).toContainEqual([id, 'NO', null]))

  const ignote: readonly (readonly [id: string, dato: string, forma: Forma, stato: Input])[] = [
    ...(['ricaviAnnoPrecedente', 'spesePersonaleAnnoPrecedente', 'redditoDipendenteAnnoPrecedente'] as const).map(
      (dato) => [dato, `requisiti.${dato}`, 'FORFETTARIO', conRequisiti({ [dato]: null })] as const,
    ),
    ...(['a', 'b', 'c', 'd', 'dBis'] as const).map(
      (causa) =>
        [
          `causeOstative.${causa}`,
          `requisiti.causeOstative.${causa}`,
          'FORFETTARIO',
          conRequisiti({ causeOstative: { ...nessunaCausa, [causa]: null } }),
        ] as const,
    ),
    ['FAMILIARE', 'persone[1].familiare', 'IMPRESA_FAMILIARE', conPersona(bottega, 1, { familiare: null })],
    ['LAVORO_PREVALENTE', 'persone[1].lavora', 'IMPRESA_FAMILIARE', conPersona(bottega, 1, { lavora: null })],
    ['ATTO', 'requisiti.attoImpresaFamiliare', 'IMPRESA_FAMILIARE', conRequisiti({ attoImpresaFamiliare: null })],
    ['PROFESSIONISTI', 'persone[1].professionista', 'STUDIO_ASSOCIATO', conPersona(studio, 1, { professionista: null })],
    ['PROFESSIONE_IN_SOCIETA', 'attivita.professioneOrdinistica', 'SRL_UTILE_IN_SOCIETA', conAttivita(studio, { professioneOrdinistica: null })],
    ['REQUISITI_STP', 'attivita.requisitiStp', 'SRL_UTILE_IN_SOCIETA', conAttivita(studio, { requisitiStp: null })],
    ['ALTRI_SOCI', 'persone[1].quotaSociale', 'DITTA_INDIVIDUALE', { ...bottega, formaAttuale: 'SOCIETA_DI_PERSONE' }],
  ]
  it.each(ignote)('%s non è verificato senza %s', (id, dato, forma, stato) => expect(motivi(stato, forma)).toContainEqual([id, 'NON_VERIFICATO', dato]))

  it('tace dove la legge non chiede: attività che comincia, rapporto cessato, impresa familiare di oggi, collaboratori al 49%, opzione finita, professione senza albo', () => {
    const nuova = conAttivita(conRequisiti({ ricaviAnnoPrecedente: null, spesePersonaleAnnoPrecedente: null }), { annoInizio: 2026 })
    expect(motivi(nuova, 'FORFETTARIO')).toEqual([])
    expect(motivi(conRequisiti({ rapportoCessato: true, redditoDipendenteAnnoPrecedente: 60_000 }), 'FORFETTARIO')).toEqual([])
    expect(motivi({ ...conRequisiti({ attoImpresaFamiliare: false }), formaAttuale: 'IMPRESA_FAMILIARE' }, 'IMPRESA_FAMILIARE')).toEqual([])
    expect(motivi(conRequisiti({ opzioneOrdinariaFinoAl: 2025 }), 'FORFETTARIO')).toEqual([])
    expect(motivi(conPersona(bottega, 1, { quotaFamiliare: 29 }), 'IMPRESA_FAMILIARE')).toEqual([])
    expect(motivi(conAttivita(studio, { professioneOrdinistica: false, requisitiStp: null }), 'SRL_TRASPARENTE')).toEqual([])
  })
})

describe('affidabilità', () => {
  const attese: readonly (readonly [manca: string, forma: Forma, stato: Input])[] = [
    ['attivita.costiNoti MINORE', 'FORFETTARIO', conAttivita(bottega, { costiNoti: false })],
    ['attivita.costiNoti DETERMINANTE', 'DITTA_INDIVIDUALE', conAttivita(bottega, { costiNoti: false })],
    ['attivita.gruppo DETERMINANTE', 'FORFETTARIO', conAttivita(bottega, { gruppo: 0 })],
    ['attivita.annoInizio MINORE', 'FORFETTARIO', conAttivita(bottega, { annoInizio: null })],
    ['forfettario.requisitiStartUp MINORE', 'FORFETTARIO', conAttivita(bottega, { annoInizio: 2022 })],
    ['previdenza.gestioneIvs DETERMINANTE', 'DITTA_INDIVIDUALE', { ...bottega, previdenza: {} }],
    ['previdenza.gestioneIvs DETERMINANTE', 'SRL_TRASPARENTE', { ...bottega, previdenza: {} }],
    ...(['FORFETTARIO', 'PROFESSIONISTA', 'STUDIO_ASSOCIATO'] as const).map(
      (forma) => ['previdenza.aliquotaSep DETERMINANTE', forma, { ...studio, previdenza: {} }] as const,
    ),
    ['previdenza.cassaProfessionale DETERMINANTE', 'SRL_TRASPARENTE', { ...studio, previdenza: { cassaProfessionale: true } }],
    ['previdenza.gestioneIvsSocieta DETERMINANTE', 'SOCIETA_DI_PERSONE', { ...studio, previdenza: { aliquotaSep: 'PIENA' } }],
    ['persone[0].codiceRegioneResidenza MINORE', 'DITTA_INDIVIDUALE', conPersona(bottega, 0, { codiceRegioneResidenza: 0 })],
    ['persone[0].addizionaleComunalePercentuale MINORE', 'DITTA_INDIVIDUALE', conPersona(bottega, 0, { addizionaleComunalePercentuale: null })],
    ['persone[0].coniugeACarico MINORE', 'DITTA_INDIVIDUALE', conPersona(bottega, 0, { coniugeACarico: null })],
    ['persone[0].numeroFigliACarico MINORE', 'DITTA_INDIVIDUALE', conPersona(bottega, 0, { numeroFigliACarico: null })],
    ['persone[1].lavora MINORE', 'SOCIETA_DI_PERSONE', conPersona(bottega, 1, { lavora: null })],
    ['persone[1].riduzione50 MINORE', 'SOCIETA_DI_PERSONE', conPersona(bottega, 1, { riduzione50: true })],
    ['irap.valoreProduzione MINORE', 'SRL_TRASPARENTE', { ...bottega, irap: {} }],
    ['irap.valoreProduzione MINORE', 'STUDIO_ASSOCIATO', { ...studio, irap: {} }],
    [
      'attivita.personaleIndeterminato MINORE',
      'SRL_TRASPARENTE',
      conAttivita(bottega, { personaleIndeterminato: null, determinazioneDelReddito: { lavoroDipendente: 1 } }),
    ],
    ['spese.onorari.srl MINORE', 'SRL_TRASPARENTE', { ...bottega, spese: { onorari: { ...bottega.spese.onorari, srl: null } } }],
    [
      'spese.onorari.forfettario MINORE',
      'SRL_TRASPARENTE',
      { ...bottega, formaAttuale: 'FORFETTARIO', spese: { onorari: { ...bottega.spese.onorari, forfettario: null } } },
    ],
  ]
  it.each(attese)('%s: il grado di %s lo dice', (manca, forma, stato) => {
    expect(mancanti(stato, forma)).toContain(manca)
    expect(colonna(stato, forma).affidabilita.grado).toBe(manca.endsWith('DETERMINANTE') ? 'NON_AFFIDABILE' : 'PARZIALE')
  })

  it('con tutti i dati ogni colonna è completa, e una non affidabile non è in classifica', () => {
    for (const { calcolata, affidabilita, forma } of intero(forme.calcola(bottega)).colonne) if (calcolata) expect(affidabilita.grado, forma).toBe('COMPLETO')
    expect(colonna(conAttivita(bottega, { costiNoti: false }), 'DITTA_INDIVIDUALE').posizione).toBeNull()
  })
})

it('la tassa sui libri sociali è 309,87 € fino a 516.456,90 € di capitale, poi 516,46 €; una società di persone non la paga', () => {
  const spese = (forma: Forma, capitaleSociale: number) => colonna({ ...bottega, srl: { capitaleSociale } }, forma).speseForma
  // The fee of 4,000, the chamber fee of 120 (200 less a half, plus a fifth), the deposit of 127.40.
  expect([516_456.9, 516_456.91].map((capitale) => spese('SRL_TRASPARENTE', capitale))).toEqual([4_557.27, 4_763.86])
  expect([516_456.9, 516_456.91].map((capitale) => spese('SOCIETA_DI_PERSONE', capitale))).toEqual([2_620, 2_620])
})

describe('messaggi', () => {
  const detti = (stato: Input) => intero(forme.calcola(stato)).messaggi.map(({ id, campo, dettaglio }) => [id, campo, ...(dettaglio ? [dettaglio] : [])])

  it('i dati di un’altra attività sono rifiutati campo per campo, con ciò che è ammesso, e non muovono una cifra', () => {
    const artigiano = { ...studio, previdenza: { ...studio.previdenza, gestioneIvs: 'ARTIGIANO' as const } }
    expect(detti(artigiano)).toEqual([['VALORE_NON_VALIDO', 'previdenza.gestioneIvs', 'per una professione è ammesso solo «Nessuna»']])
    expect(intero(forme.calcola(artigiano)).colonne).toEqual(intero(forme.calcola(studio)).colonne)
    expect(detti({ ...bottega, previdenza: { ...bottega.previdenza, aliquotaSep: 'PIENA', cassaProfessionale: true } })).toEqual(
      [
        ['COADIUTORI_IVS', 'persone'],
        ['VALORE_NON_VALIDO', 'previdenza.aliquotaSep', "per un'impresa è ammesso solo «Nessuna»"],
        ['VALORE_NON_VALIDO', 'previdenza.cassaProfessionale', "per un'impresa è ammesso solo «No»"],
      ].toSorted((a, b) => Number(b[0] === 'VALORE_NON_VALIDO') - Number(a[0] === 'VALORE_NON_VALIDO')),
    )
  })

  it('quote oltre 100 o oltre 49, e una quota fuori dai suoi limiti', () => {
    expect(detti(conPersona(studio, 1, { quotaSociale: 60 }))).toEqual([['QUOTE_TOTALE', 'persone']])
    expect(detti(conPersona(bottega, 1, { quotaFamiliare: 30 }))).toContainEqual(['QUOTE_OLTRE_49', 'persone'])
    expect(detti(conPersona(studio, 1, { quotaSociale: 101 }))).toContainEqual(['VALORE_NON_VALIDO', 'persone[1].quotaSociale', 'ammesso da 0% a 100%'])
  })

  it('un anno provvisorio lo dice, uno definitivo no', () => {
    expect(detti({ ...studio, annoImposta: 2027 })).toEqual([['ANNO_PROVVISORIO', 'annoImposta']])
    expect(detti(studio)).toEqual([])
  })
})
