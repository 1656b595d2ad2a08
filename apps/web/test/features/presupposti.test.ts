/** What a calendar counts although the data of the simulation say otherwise, or leave it open. */
import { expect, it } from 'vitest'
import { presupposti } from '../../src/features/calendario/presupposti.ts'

const doctor = { annoImposta: 2026, liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { lavoroDipendente: 75_000 } } }
const ritenute = (titolare: number | null) => ({ calendario: { ritenute: { titolare } } })

it('a salary or a pension from which nothing was withheld, until the tax withheld is typed, even as zero', () => {
  const [text = ''] = presupposti('IFORFETTARI', doctor, null)
  expect(text).toContain("senza ritenute: qui l'IRPEF su quei redditi si versa tutta con F24")
  expect(text).toContain('«Altre scelte»')
  expect(presupposti('IFORFETTARI', { ...doctor, ...ritenute(null) }, null)).toHaveLength(1)
  expect(presupposti('IFORFETTARI', { ...doctor, ...ritenute(0) }, null)).toEqual([])
  expect(presupposti('IFORFETTARI', { annoImposta: 2026 }, null)).toEqual([])
  const collaborator = { annoImposta: 2026, datiCollaboratore2: { redditiDiversiDaImpresa_LavAutonomo: { pensione: 9_000 } } }
  expect(presupposti('IFORFETTARI', { ...collaborator, ...ritenute(100), famigliare: true, quotaCollab2: 10 }, null)).toHaveLength(1)
  expect(presupposti('IFORFETTARI', { ...collaborator, famigliare: false, quotaCollab2: 10 }, null)).toEqual([])
})

it('in the other simulators too', () => {
  const soci = (withheld: number) => ({ datiSimulazioniSrl: { soci: [null, { nome: 'Ugo', ritenute: withheld, redditi: { pensione: 20_000 } }] } })
  expect(presupposti('CONVSRL', soci(0), null)).toEqual([expect.stringContaining('nei dati di ciascun socio')])
  expect(presupposti('CONVSRL', soci(4_000), null)).toEqual([])
  expect(presupposti('FORME', { persone: [{ redditi: { lavoroDipendente: 30_000 } }] }, null)).toEqual([expect.stringContaining('in Forfetari')])
  expect(presupposti('BUDGET4U', doctor, null)).toEqual([])
})

it('a pension of somebody who is not in the calendar says nothing of it', () => {
  const redditi = { pensione: 20_000 }
  const senzaNome = { datiSimulazioniSrl: { soci: [{ nome: 'Ugo' }, { nome: ' ', redditi }] } }
  expect(presupposti('CONVSRL', senzaNome, null)).toEqual([])
  const colonne = [
    { forma: 'FORFETTARIO', persone: [{ indice: 1 }] },
    { forma: 'SRL_TRASPARENTE', persone: [{ indice: 1 }, { indice: 2 }] },
  ]
  const inForma = (forma: string) => presupposti('FORME', { persone: [{}, { redditi }], calendario: { forma } }, { colonne })
  expect(inForma('FORFETTARIO')).toEqual([])
  expect(inForma('SRL_TRASPARENTE')).toEqual([expect.stringContaining('senza ritenute')])
})

it('an activity that starts in the tax year, but has a year before in the calendar', () => {
  const start = (annoInizioAttivita: number, situazionePrecedente?: string) =>
    presupposti('IFORFETTARI', { annoImposta: 2026, regimeForfettario: { annoInizioAttivita }, calendario: { situazionePrecedente } }, null)
  expect(start(2026)).toEqual([expect.stringContaining("L'attività comincia nel 2026, ma qui ha anche un 2025")])
  expect(start(2026, 'ALTRO_REGIME')).toHaveLength(1)
  expect(start(2026, 'INIZIO_ATTIVITA')).toEqual([])
  expect(start(2025)).toEqual([])
})

it('the same in Forme, for a new activity without a year too; an S.r.l. starts with its calendar unless it is today’s form', () => {
  const start = (profile: object, choices?: object) => presupposti('FORME', { annoImposta: 2026, ...profile, calendario: choices }, null)
  expect(start({ attivita: { annoInizio: 2026 } })).toEqual([expect.stringContaining("L'attività comincia nel 2026, ma qui ha anche un 2025")])
  expect(start({ formaAttuale: 'NESSUNA' })).toHaveLength(1)
  expect(start({ formaAttuale: 'NESSUNA', attivita: { annoInizio: 2026 } }, { situazionePrecedente: 'INIZIO_ATTIVITA' })).toEqual([])
  expect(start({ formaAttuale: 'NESSUNA', attivita: { annoInizio: 2026 } }, { forma: 'SRL_TRASPARENTE' })).toEqual([])
  expect(start({ formaAttuale: 'NESSUNA', attivita: { annoInizio: 2020 } })).toEqual([])
  expect(start({ formaAttuale: 'SRL_OTTIMIZZATA', attivita: { annoInizio: 2026 } }, { forma: 'SRL_TRASPARENTE' })).toHaveLength(1)
  expect(start({ formaAttuale: 'FORFETTARIO' })).toEqual([])
})

it('a flat-rate regime that ends with this revenue; not the ordinary side', () => {
  const messaggi = [
    { id: 'RICAVI_OLTRE_LIMITE', testo: "Ricavi oltre il limite di 85.000: il regime cessa dall'anno successivo" },
    { id: 'ALTRO', testo: 'x' },
  ]
  expect(presupposti('IFORFETTARI', { annoImposta: 2026 }, { messaggi })).toEqual([
    "Ricavi oltre il limite di 85.000: il regime cessa dall'anno successivo. Questo calendario resta forfettario in tutti gli anni.",
  ])
  expect(presupposti('IFORFETTARI', { annoImposta: 2026, calendario: { lato: 'NORMALE' } }, { messaggi })).toEqual([])
  const soloAnno = { annoImposta: 2026, calendario: { calendario: { proiezione: 'NESSUNA' } } }
  expect(presupposti('IFORFETTARI', soloAnno, { messaggi })).toEqual([])
  // Forme says it in a note of the column.
  const note = [{ id: 'RICAVI_OLTRE_LIMITE', testo: 'I ricavi superano 85.000,00 €' }]
  const colonne = [
    { forma: 'FORFETTARIO', note },
    { forma: 'DITTA_INDIVIDUALE', note: [] },
  ]
  expect(presupposti('FORME', { annoImposta: 2026, calendario: { forma: 'FORFETTARIO' } }, { colonne })).toEqual([
    'I ricavi superano 85.000,00 €. Questo calendario resta forfettario in tutti gli anni.',
  ])
  expect(presupposti('FORME', { ...soloAnno, calendario: { ...soloAnno.calendario, forma: 'FORFETTARIO' } }, { colonne })).toEqual([])
  expect(presupposti('FORME', { annoImposta: 2026, calendario: { forma: 'DITTA_INDIVIDUALE' } }, { colonne })).toEqual([])
})

it('a form that the law does not admit', () => {
  const colonne = [
    { forma: 'FORFETTARIO', ammissibilita: { esito: 'NO' } },
    { forma: 'PROFESSIONISTA', ammissibilita: { esito: 'SI' } },
  ]
  expect(presupposti('FORME', { calendario: { forma: 'FORFETTARIO' } }, { colonne })).toEqual([
    expect.stringContaining('Forfettario: con questi dati la legge non ammette'),
  ])
  expect(presupposti('FORME', { calendario: { forma: 'PROFESSIONISTA' } }, { colonne })).toEqual([])
})

it('a scenario of Convenienza Srl that is still to be filled in', () => {
  const said = (scenario: number, dividendiTotali: number) =>
    presupposti('CONVSRL', { calendario: { scenario }, datiSimulazioniSrl: { scenario3: { dividendiTotali } } }, null)
  expect(said(3, 0)).toEqual([expect.stringContaining('«Solo dividendi» è da compilare')])
  expect([...said(3, 1_000), ...said(1, 0)]).toEqual([])
})

it('a form of Forme whose determining data are missing', () => {
  const di = (grado: string) => presupposti('FORME', { calendario: { forma: 'FORFETTARIO' } }, { colonne: [{ forma: 'FORFETTARIO', affidabilita: { grado } }] })
  expect(di('NON_AFFIDABILE')).toEqual([expect.stringMatching(/^Forfettario: mancano dati determinanti.* non sono affidabili\.$/)])
  expect(di('PARZIALE')).toEqual([])
})
