/** The form and the reader refuse the same values: one catalog with two readers. */
import { evaluator, type Message } from '@bilancia/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { anything, disturb } from './disturb.ts'
import { randomState, seeded } from './random-states.ts'
import type { Simulatore } from './riferimenti.ts'
import { simulatori } from './simulatori.ts'

const prove: Readonly<Record<Simulatore, number>> = { iforfettari: howMany(150, 1_500), convsrl: howMany(50, 400), budget4u: howMany(50, 300) }

/** The two readers of a simulator: the catalog's, as in a page, and the engine's, through its messages. */
function letture({ contratto, simulatore }: (typeof simulatori)[number]) {
  const pagina = evaluator(contratto.catalog, 'reading' in contratto ? contratto.reading : {})
  const dalMotore = (stato: object, messaggio = 'VALORE_NON_VALIDO') => {
    const messaggi: readonly Message[] = simulatore.calcola(stato).messaggi
    return messaggi.flatMap(({ id, campo }) => (id === messaggio ? [campo] : [])).sort()
  }
  const concordi = (stato: object) => expect([...pagina.wrong(stato)].sort()).toEqual(dalMotore(stato))
  return { ...pagina, dalMotore, concordi }
}

describe.each(simulatori)('in $nome', (simulatore) => {
  const { nome, contratto, aCaso } = simulatore
  const { concordi } = letture(simulatore)

  it('la pagina rifiuta gli stessi valori del motore, qualunque cosa ci sia nello stato', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(anything, { minLength: 1, maxLength: 25 }), (seed, values) => {
        const random = seeded(seed)
        const start: Record<string, unknown> = { ...aCaso(random), annoImposta: 2026 }
        concordi(values.reduce<Record<string, unknown>>((state, value) => disturb(contratto.catalog, state, (max) => Math.floor(random() * max), value), start))
      }),
      { numRuns: prove[nome] },
    )
  })
})

const [iforfettari, convsrl, budget4u] = simulatori

const avviata = { informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE' } }
it.each([
  [convsrl, { datiSimulazioniSrl: { soci: 'x' } }, 'datiSimulazioniSrl.soci'],
  [convsrl, { datiSimulazioniSrl: { soci: [3] } }, 'datiSimulazioniSrl.soci[0]'],
  [convsrl, { datiSimulazioniSrl: [] }, 'datiSimulazioniSrl'],
  [convsrl, { confronto: { persone: [{}, 'x'] } }, 'confronto.persone[1]'],
  [budget4u, { ...avviata, imposteContributi: { soci: 'x' } }, 'imposteContributi.soci'],
  [budget4u, { ...avviata, imposteContributi: { soci: [3] } }, 'imposteContributi.soci[0]'],
  [budget4u, { ...avviata, contoEconomicoDittaSocieta: [] }, 'contoEconomicoDittaSocieta'],
  [budget4u, { ...avviata, pianoTriennale: { crescitaRicavi: [1, 2, 3] } }, 'pianoTriennale.crescitaRicavi'],
] as const)('una sezione del tipo sbagliato si nomina, in $0.nome: $1', (simulatore, stato, campo) => {
  const { wrong, dalMotore } = letture(simulatore)
  expect(wrong({ annoImposta: 2026, ...stato })).toEqual([campo])
  expect(dalMotore({ annoImposta: 2026, ...stato })).toEqual([campo])
})

describe('iForfettari', () => {
  const { concordi, dalMotore, find, holds } = letture(iforfettari)
  const conScaglioni = (bounds?: readonly (number | null)[]) => {
    const addizionaleComunale = bounds ? { scaglioni: bounds.map((finoA) => ({ finoA, aliquota: 0.8 })) } : {}
    return { liquidazioneIrpef: { altriDatiPersonali: { addizionaleComunale } } }
  }
  const crescenti = (quanti: number) => [...Array.from({ length: quanti - 1 }, (_, k) => k + 1), null]

  it.each<[string, object]>([
    ['cinquanta beni', { confronto: { tabellaRettifica: { beni: Array(50).fill({}) } } }],
    ['cinquantuno beni', { confronto: { tabellaRettifica: { beni: Array(51).fill({ costo: -1 }) } } }],
    ['un comune senza scaglioni', conScaglioni()],
    ['un comune con scaglioni vuoti', conScaglioni([])],
    ['scaglioni che crescono', conScaglioni([15_000, 28_000, null])],
    ['due scaglioni uguali', conScaglioni([15_000, 15_000, null])],
    ['due scaglioni uguali al centesimo', conScaglioni([15_000.001, 15_000.002, null])],
    ['uno scaglione ultimo non vuoto', conScaglioni([15_000, 28_000])],
    ['dodici scaglioni', conScaglioni(crescenti(12))],
    ['tredici scaglioni', conScaglioni(crescenti(13))],
    ["un collaboratore che non c'è", { quotaCollab1: 20, datiCollaboratore1: { previdenza: { under21: 'forse' } } }],
    ["un collaboratore che c'è", { tipologia: 'IMPRESA', famigliare: true, quotaCollab1: 20, datiCollaboratore1: { previdenza: { under21: 'forse' } } }],
  ])("%s: la pagina e il motore sono d'accordo", (_, state) => concordi({ annoImposta: 2026, ...state }))

  it.each([
    ['CAMPO_OBBLIGATORIO', ['nomeCognome', 'tipologia', 'datiCollaboratore1.nomeCognome', 'datiCollaboratore2.nomeCognome']],
    [
      'NON_COERENTE_CON_TIPOLOGIA',
      ['famigliare', 'gestionePrevidenziale.tipoPrevidenza', 'gestionePrevidenziale.aliquotaSep', 'gestionePrevidenziale.cassaProfessionale'],
    ],
  ])('i campi con %s sono gli stessi nella pagina e nel motore', (messaggio, campi) => {
    const segnati = (stato: object) => campi.filter((campo) => find(campo)?.field.messages?.some(({ id, when }) => id === messaggio && holds(when, stato)))
    for (let seed = 0; seed < howMany(50, 300); seed++) {
      const stato = randomState(seeded(seed))
      // Every second state has no names.
      const senzaNomi = seed % 2 ? { nomeCognome: ' ', datiCollaboratore1: {}, datiCollaboratore2: {} } : {}
      expect(segnati({ ...stato, ...senzaNomi }).sort()).toEqual(dalMotore({ ...stato, ...senzaNomi }, messaggio))
    }
  })
})
