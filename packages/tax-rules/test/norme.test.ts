/** How norms are cited, by hand from the texts. */
import {
  convsrl as contratto,
  budget4u as contrattoBudget,
  iforfettari as contrattoForfettari,
  forme as contrattoForme,
  located,
  type TaxYear,
} from '@bilancia/contract'
import { type Norma, normaIn } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { legge, tuir } from '../src/norme.ts'
import { righe } from '../src/simulators/budget4u/professionista.ts'

it.each<[atteso: string, norma: Norma, anno: TaxYear]>([
  ['art. 13, c. 5, TUIR (D.P.R. 917/1986)', tuir('13, c. 5'), 2026],
  ['art. 13, D.Lgs. 117/2026 (già art. 13, c. 5, D.P.R. 917/1986)', tuir('13, c. 5'), 2027],
  ['artt. 5 e 116, TUIR (D.P.R. 917/1986)', tuir('5', '116'), 2026],
  ['artt. 5, c. 4, e 116, TUIR (D.P.R. 917/1986)', tuir('5, c. 4', '116'), 2026],
  ['artt. 3, 10 e 75, TUIR (D.P.R. 917/1986)', tuir('3', '10', '75'), 2026],
  ['artt. 5 e 116, TUIR (D.P.R. 917/1986; dal 2027 nel D.Lgs. 117/2026, articoli da verificare)', tuir('5', '116'), 2027],
  // The commi on the tax are in the new act; those on the contributions stay.
  ['art. 235, D.Lgs. 117/2026 (già L. 190/2014, art. 1, c. 54-75)', legge('L. 190/2014, art. 1, c. 54-75'), 2027],
  // D.Lgs. 10/2026, art. 59, heading: «(articolo 19-bis2 decreto del Presidente della Repubblica 26 ottobre 1972, n. 633)».
  ['art. 59, D.Lgs. 10/2026 (già D.P.R. 633/1972, art. 19-bis2)', legge('D.P.R. 633/1972, art. 19-bis2'), 2027],
  ['art. 34, D.Lgs. 10/2026 (già D.P.R. 633/1972, art. 16)', legge('D.P.R. 633/1972, art. 16'), 2027],
  ['L. 190/2014, art. 1, c. 77', legge('L. 190/2014, art. 1, c. 77'), 2027],
  ['L. 190/2014, art. 1, c. 21', legge('L. 190/2014, art. 1, c. 21'), 2027],
])('%s', (atteso, norma, anno) => expect(normaIn(norma, anno)).toBe(atteso))

it('gli effetti del passaggio a S.r.l. citano ogni atto anche con il nome che ha dal 2027', () => {
  const diAllora = (norma: string) => norma.replaceAll(/ \((D\.P\.R\. 917\/1986; )?dal 2027[^)]*\)/g, '')
  // The flat-rate regime has its new article in brackets.
  const effetti = contratto.effettiPassaggio.filter(({ id }) => id !== 'FINE_FORFETTARIO')
  expect(effetti.map(({ norma }) => norma)).toEqual(effetti.map(({ norma }) => normaIn(legge(diAllora(norma)), 2027)))
  expect(effetti.filter(({ norma }) => norma.includes('TUIR')).map(({ norma }) => norma.includes('D.Lgs. 117/2026'))).not.toContain(false)
})

it('le spese telefoniche dei professionisti hanno un articolo nuovo dal 2024 (D.Lgs. 192/2024, art. 5)', () => {
  const { norma } = righe.ripresaTelefono.definition
  expect([2023, 2024].map((anno) => normaIn(norma, anno as TaxYear))).toEqual([
    'art. 54, c. 3-bis, TUIR (D.P.R. 917/1986)',
    'art. 54-quinquies TUIR; D.Lgs. 192/2024',
  ])
})

it("in regime d'impresa il 58,14% non ha soglie: quella della L. 199/2025, art. 1, c. 51, è abrogata dal D.L. 38/2026, art. 11, dal 1/1/2026", () => {
  const { rules } = convsrl.programma.edition(2026).program
  const nota = [...rules].find(({ id }) => id === 'dividendi.rilevanzaAmmessa')?.definition.nota
  const aiuto = located(contratto.catalog).find(({ path }) => path.endsWith('partecipazioneRegimeImpresa'))?.field.help
  for (const testo of [nota, aiuto]) expect(testo).toMatch(/soglia .* abrogata .*D\.L\. 38\/2026, art\. 11/)
})

it('della cedolare secca si offre anche il 26% delle locazioni brevi (D.L. 50/2017, art. 4, c. 2, dal 2024 con la L. 213/2023, art. 1, c. 63)', () => {
  const aiuti = located(contrattoForfettari.catalog).flatMap(({ path, field }) => (path.endsWith('aliquotaCedolare') ? [field.help] : []))
  expect(aiuti.length).toBeGreaterThan(0)
  for (const aiuto of aiuti) expect(aiuto).toMatch(/26 .*locazioni brevi/)
})

// L. 190/2014, art. 1, c. 21 ("a decorrere dal periodo d'imposta successivo a quello in corso al 31 dicembre 2014"), as read on 28/11/2026 in
// commercialistatelematico.com/articoli/2017/07/il-credito-dimposta-irap-per-imprese-senza-dipendenti-2.html and in ris. 105/E/2015 (code 3883).
it("dove si calcola l'IRAP è detto che il credito del 10% di chi non ha dipendenti non è contato", () => {
  const notaDi = ({ programma }: typeof convsrl | typeof budget4u | typeof iforfettari, regola: string) =>
    [...programma.edition(2021).program.rules].find(({ id }) => id === regola)?.definition.nota
  const testi = [
    notaDi(convsrl, 'irap.societa.imposta'),
    notaDi(convsrl, 'oggi.irapSocieta.imposta'),
    notaDi(budget4u, 'irap.attivita.imposta'),
    notaDi(iforfettari, 'irap.dovuta'),
    contratto.effettiPassaggio.find(({ id }) => id === 'TORNA_IRAP')?.testo,
    contrattoBudget.disposizioniGenerali.find(({ titolo }) => titolo === 'IRAP senza dipendenti')?.testo,
  ]
  for (const testo of testi) expect(testo).toMatch(/credito del 10%.*(L\. 190\/2014, art\. 1, c\. 21).*non è contato/)
})

// ecnews.it/deduzione-analitica-irap-da-ires-relativa-al-costo-del-personale, read on 28/11/2026: fees of directors and their contributions count.
it("Convenienza Srl dice che la parte dell'IRAP deducibile dall'IRES non è contata, e che i compensi la fanno nascere", () => {
  const { rules } = convsrl.programma.edition(2026).program
  const nota = [...rules].find(({ id }) => id === 'irap.imposta')?.definition.nota
  expect(nota).toMatch(/compensi .*deducibile dall'IRES .*D\.L\. 201\/2011, art\. 2.*D\.L\. 185\/2008, art\. 6.*non è contata/)
})

it('dice che cosa si dà per vero: gli utili fino al 2017 dei dividendi fino al 2022, i dodici mesi del forfetario di Budget4u, il limite del 2023', () => {
  const notaIn = (rules: Iterable<{ readonly id: string; readonly definition: { readonly nota?: string | undefined } }>, id: string) =>
    [...rules].find((rule) => rule.id === id)?.definition.nota
  const dividendi = notaIn(convsrl.programma.edition(2022).program.rules, 'dividendi.rilevanzaAmmessa')
  const aiuto = located(contratto.catalog).find(({ path }) => path.endsWith('rilevanzaFiscale'))?.field.help
  for (const testo of [dividendi, aiuto]) expect(testo).toMatch(/Fino al 2022 .*si dà per vero che gli utili siano fino al 2017/)
  const { rules } = budget4u.programma.edition(2022).program
  expect(notaIn(rules, 'forfetario.contributiTitolare')).toMatch(/di dodici mesi.*mesi di attività/)
  // L. 197/2022, art. 1, c. 54: the limit of 85,000 is that of who is in the regime in 2023, on the revenue of 2022.
  expect(notaIn(rules, 'forfetario.oltreSoglia')).toMatch(/85\.000 € .*L\. 197\/2022, art\. 1, c\. 54/)
})

describe('che cosa un testo dice di scrivere, e quale lettura è scelta', () => {
  const nota = (id: string, anno: TaxYear = 2021) => [...iforfettari.programma.edition(anno).program.rules].find((r) => r.id === id)?.definition.nota
  const aiuto = (fine: string) => located(contrattoForfettari.catalog).find(({ path }) => path.endsWith(fine))?.field.help

  // L. 207/2024, art. 1, c. 10: above 75,000 euro the cap takes in also building works, unless they were paid by 2024; health expenses stay out.
  it('le detrazioni per oneri si scrivono entro il tetto dell’art. 16-ter, che il calcolo non applica', () => {
    for (const campo of ['.detrazioniOneri', '.detrazioniOneriSoggetteATaglio']) expect(aiuto(campo)).toMatch(/75\.000 €.*tetto.*art\. 16-ter TUIR/)
    expect(nota('titolare.normale.irpef.oneriDopoTaglio', 2026)).toMatch(/Dal 2025.*75\.000 euro.*16-ter.*non è calcolato/)
  })

  // Circ. 10/E/2016: the end of the employment doesn't count with a pension or another job of the same year (forfettario.md, 2).
  it('il rapporto cessato non conta con una pensione o un nuovo lavoro nello stesso anno', () => {
    expect(aiuto('.redditoDipendenteAnnoPrecedente')).toMatch(/49 e 50 TUIR.*pensioni/)
    for (const testo of [aiuto('.rapportoCessato'), nota('motivi.redditoDipendenteAnnoPrecedente')])
      expect(testo).toMatch(/pensione o un nuovo lavoro.*circ\. .*10\/E\/2016/)
  })

  // D.L. 36/2022, art. 18, c. 3: "nell'anno precedente", in force from 1/7/2022 and for all from 2024; forfettario.md: revenue of 2021.
  it('la fattura elettronica del 2022 e del 2023 dipende dai ricavi del 2021, e qui si guardano altri', () => {
    for (const riga of ['adempimenti', 'caratteristiche']) expect(nota(`${riga}.fatturazioneElettronica.forfettario`, 2022)).toMatch(/ricavi del 2021/)
  })

  // iforfettari.md: 81 + 83 - 84 - 85 - 88 - 89 - 90 of a firm; a professional deducts the fees.
  it("del valore della produzione l'impresa toglie a mano i compensi a terzi, il professionista no", () => {
    expect(nota('irap.valoreProduzioneLorda')).toMatch(/Dell'impresa non sono tolti .*compensi a terzi.*si tolgono a mano/)
  })
})

// Artt. 8, c. 3, and 115, c. 3, TUIR, to which art. 116 refers: the loss of a transparent company goes to its partners.
it('la perdita di una S.r.l. trasparente è dei soci, quella delle altre della società', () => {
  const norme = [...convsrl.programma.edition(2026).program.rules].flatMap(({ id, definition }) =>
    /^avvisi\.PERDITA_FISCALE/.test(id) ? [[id.includes('trasp'), normaIn(definition.norma, 2026)] as const] : [],
  )
  expect(norme).toHaveLength(6)
  for (const [trasparente, norma] of norme)
    expect(norma).toBe(trasparente ? 'artt. 8, c. 3, 115, c. 3 e 116, TUIR (D.P.R. 917/1986)' : 'art. 84, TUIR (D.P.R. 917/1986)')
})

// L. 190/2014, art. 1, c. 54, lett. a): "ricavi ovvero […] compensi, ragguagliati ad anno". No field has the days of the first year.
it('il limite di ricavi del primo anno si ragguaglia ai giorni, e qui no', () => {
  const aiuto = located(contrattoForfettari.catalog).find(({ path }) => path === 'redditoContributiImposta.ricavi')?.field.help
  const note = [
    [iforfettari, 'ricaviOltreLimite'],
    [budget4u, 'forfetario.oltreSoglia'],
  ] as const satisfies readonly unknown[]
  const testi = note.map(([{ programma }, id]) => [...programma.edition(2026).program.rules].find((r) => r.id === id)?.definition.nota)
  for (const testo of [aiuto, ...testi]) expect(testo).toMatch(/primo anno.*ragguagli.*qui non/)
})

// Art. 230-bis, c. 3, c.c. after Corte cost. 148/2024; L. 76/2016, art. 1, c. 13 and 20. Art. 5, c. 5, TUIR names spouse, relatives and in-laws; ris. 134/E/2017
// gives a de facto partner a share all the same.
it('Forme dice chi è un familiare, anche fuori dal matrimonio', () => {
  const aiuto = located(contrattoForme.catalog).find(({ path }) => path === 'persone[1].familiare')?.field.help
  expect(aiuto).toMatch(/unito civilmente.*terzo grado.*secondo.*convivente di fatto.*148\/2024.*134\/E\/2017.*art\. 5, c\. 5, TUIR/)
})

// D.Lgs. 192/2024, art. 5, from tax year 2024 (art. 6): art. 54-quinquies is on tangible assets, art. 54-sexies on intangible ones.
it("l'ammortamento cita anche l'articolo del professionista, che dal 2024 è un altro", () => {
  const norme = (anno: TaxYear) =>
    [...budget4u.programma.edition(anno).program.rules].flatMap(({ id, definition }) =>
      /^investimenti\.macchinari\.ammortamento(\.intera|\.residuo)?$/.test(id) ? [normaIn(definition.norma, anno)] : [],
    )
  for (const [anno, articoli] of [
    [2023, 'art. 54, c. 2, TUIR'],
    [2024, 'artt. 54-quinquies e 54-sexies TUIR'],
  ] as const) {
    expect(norme(anno)).toHaveLength(3)
    for (const norma of norme(anno)) expect(norma).toContain(articoli)
  }
})

// contributi.md, 3: "de minimis 300,000 in 3 years".
it('del 50% per la prima iscrizione è detto che è un aiuto «de minimis»', () => {
  const aiuti = [contratto, contrattoBudget, contrattoForfettari].flatMap(({ catalog }) =>
    located(catalog).flatMap(({ path, field }) => (path.endsWith('.riduzione50') ? [field.help] : [])),
  )
  const nota = [...budget4u.programma.edition(2025).program.rules].find(({ id }) => id.endsWith('ivs.riduzione'))?.definition.nota
  expect(aiuti.length).toBeGreaterThan(5)
  for (const testo of [...aiuti, nota]) expect(testo).toMatch(/de minimis.*300\.000/)
})
