/** The blocks of a person: other incomes, personal data, municipal surcharge. The same for owner and collaborators. */
import { ALIQUOTA_COMUNALE_MASSIMA, addizionaleComunale } from '../addizionale-comunale.ts'
import { asked, group, integer, money, optionalInteger, percent } from '../fields/field.ts'
import { numeroFigliMinori } from '../figli-minori.ts'
import { regioni } from '../regioni.ts'

export const redditiDiversiDaImpresa_LavAutonomo = group('Redditi diversi da impresa e lavoro autonomo', {
  pensione: money('Pensione', { cell: 'E98' }),
  lavoroDipendente: money('Lavoro dipendente', { cell: 'E99' }),
  assimilatiLavoroDipendente: money('Assimilati al lavoro dipendente', { cell: 'E100' }),
  redditiDiversi: money('Redditi diversi', {
    cell: 'E101',
    help: "Attività occasionali, art. 67 c. 1 lett. i) e l): danno la detrazione dell'art. 13 c. 5. Gli altri vanno in «Altri redditi»",
  }),
  fabbricatiLocati: money('Fabbricati locati', { cell: 'E102', help: 'Importo imponibile: 95% del canone o rendita, senza cedolare secca' }),
  altriRedditi: money('Altri redditi', { cell: 'E103', help: 'Terreni, partecipazioni, capitale' }),
  abitazionePrincipale: money('Abitazione principale', { cell: 'E104', help: 'Rendita con le pertinenze; si deduce per intero' }),
  cedolareSecca: money('Canoni a cedolare secca', { cell: 'E105', help: 'Canone lordo' }),
  giorniLavoro: integer('Giorni di lavoro dipendente', [1, 365], { default: 365 }),
  giorniPensione: integer('Giorni di pensione', [1, 365], { default: 365 }),
  aliquotaCedolare: percent('Aliquota della cedolare secca', { default: 21, help: 'Di solito 21 o 10' }),
})

export const altriDatiPersonali = group('Altri dati personali', {
  coniugeACarico: { kind: 'flag', label: 'Coniuge a carico', default: false, cell: 'H99' },
  numeroFigliACarico: asked(integer('Figli a carico con detrazione', [0, 4], { cell: 'J99', help: "Figli che danno la detrazione dell'art. 12 TUIR" })),
  numeroFigliRegione: optionalInteger('Figli a carico per la regione', [0, 10], {
    help: 'Anche sotto i 21 e oltre i 30 anni; vuoto: come i figli con detrazione',
  }),
  numeroFigliMinori,
  percentualeCarichi: percent('Percentuale dei figli a carico', { options: [0, 50, 100], cell: 'L99' }),
  oneriDeducibili: money('Oneri deducibili', { cell: 'L101', help: 'Diversi dai contributi propri' }),
  detrazioniOneri: money('Detrazioni per oneri', { cell: 'L102', help: 'Importo della detrazione mai ridotta: spese sanitarie, edilizie' }),
  detrazioniOneriSoggetteATaglio: money('Detrazioni per oneri soggette a riduzione', {
    help: 'Importo della detrazione: 19% diversi da spese sanitarie e mutuo, 26%, 90%',
  }),
  detrazioneInteressiMutuo: money('Detrazione per interessi del mutuo', { help: 'Importo della detrazione' }),
  codiceRegioneResidenza: integer('Regione di residenza', [0, 21], { cell: 'I104', names: regioni }),
  addizionaleComunalePercentuale: asked(
    percent('Addizionale comunale', {
      max: ALIQUOTA_COMUNALE_MASSIMA,
      cell: 'M104',
      help: "Su tutto l'imponibile, senza soglie; con il comune scelto contano i suoi scaglioni",
    }),
  ),
  addizionaleComunale,
})
