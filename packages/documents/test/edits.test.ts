import { letter as schema } from '@bilancia/contract/api'
import { describe, expect, it } from 'vitest'
import { answer, ids, letter, texts } from './support.ts'

const conTesti = (lettera: unknown, id = 'controllo-2026') => letter(id, { stato: { lettera } })

describe('intestazione e firma', () => {
  it('vengono dallo studio, dalla data e da chi firma', () => {
    const composed = letter('controllo-2026')
    expect(composed).toMatchObject({
      studio: { nome: 'Studio Bianchi', indirizzo: 'Via Indipendenza 1, 40121 Bologna (BO)', logo: null },
      luogoData: 'Bologna, 20 novembre 2026',
      destinatario: 'Gentile Mario Rossi',
    })
    expect(texts(composed).A).toBe("Oggetto: confronto tra regime forfettario e regime ordinario per l'anno 2026")
    expect(texts(composed).M).toMatch(/\n\nRestiamo a disposizione per ogni chiarimento\.\n\nCordiali saluti,\nGiulia Bianchi$/)
  })
  it.each(['Studio Neri e associati', 'Officina Fabbri S.n.c.', 'ALFA SRL', 'Ditta Gialli'])('«Spett.le» è solo per società e studi: %s', (nomeCognome) =>
    expect(letter('controllo-2026', { stato: { nomeCognome } }).destinatario).toBe(`Spett.le ${nomeCognome}`),
  )
  it.each(['Anna Srlovic', 'Studiosi Carlo'])('una persona si saluta per nome: %s', (nomeCognome) =>
    expect(letter('controllo-2026', { stato: { nomeCognome } }).destinatario).toBe(`Gentile ${nomeCognome}`),
  )
  it('si possono cambiare', () => {
    const composed = conTesti({ appellativo: 'Gentile Signora', luogo: 'Imola', data: '2026-12-01', firma: 'Anna Verdi', qualifica: 'dottore commercialista' })
    expect(composed).toMatchObject({ luogoData: 'Imola, 1° dicembre 2026', destinatario: 'Gentile Signora Mario Rossi' })
    expect(texts(composed).M).toMatch(/Cordiali saluti,\nAnna Verdi, dottore commercialista$/)
  })
  it('ciò che non si capisce vale come non scritto', () => {
    for (const lettera of [null, 'x', 7, [], { data: '2026-13-40', luogo: 3, testi: 'no', qualifica: {} }, { testi: { E1: 5 } }])
      expect(conTesti(lettera)).toEqual(letter('controllo-2026'))
  })
  it.each([
    ['Cognome e nome', { stato: { nomeCognome: '  ' } }],
    ['Tipologia', { stato: { tipologia: 'NON_DEFINITO' } }],
    ['Nome dello studio', { input: { studio: { nome: '', indirizzo: '', luogo: 'Bologna', logo: null } } }],
    ['Luogo', { input: { studio: { nome: 'Studio', indirizzo: '', luogo: '', logo: null } } }],
    ['Firma', { input: { firma: '' } }],
  ])('senza %s la lettera si ferma e lo nomina', (manca, changes) => {
    expect(answer('controllo-2026', changes)).toEqual({ manca })
  })
})

describe('testi modificati', () => {
  it('sostituiscono quelli proposti, che restano accanto', () => {
    const composed = conTesti({ testi: { E1: "Testo dell'adviser, con {anno}." } })
    const E1 = composed.blocchi.find(({ id }) => id === 'E1')
    expect(E1).toMatchObject({ testo: 'Testo dell’adviser, con {anno}.' })
    expect(E1).toHaveProperty('proposto', texts(letter('controllo-2026')).E1?.replaceAll("'", '’'))
  })
  it('un testo scritto per un esito non passa a un altro', () => {
    const testi = { E1: 'Solo per il forfettario.', E0: 'Si equivalgono.' }
    expect(JSON.stringify(conTesti({ testi }, 'irap-2020-condono'))).not.toContain('Solo per')
    expect(JSON.stringify(conTesti({ testi }, 'non-calcolabile'))).not.toContain('Si equivalgono')
  })
  it('graffe e apostrofi nei nomi restano nomi', () => {
    const composed = letter('controllo-2026', { stato: { nomeCognome: "{anno} D'Angelo" } })
    expect(composed.destinatario).toBe('Gentile {anno} D’Angelo')
  })
  it('la lettera ha la forma del contratto', () => {
    expect(schema.parse(letter('under21-2024'))).toEqual(letter('under21-2024'))
    expect(ids(letter('under21-2024'))[0]).toBe('A')
  })
})
