/** The blocks of a person, partner of the company or of the form of today: incomes, family, charges, residence. */
import { ALIQUOTA_COMUNALE_MASSIMA, addizionaleComunale } from '../addizionale-comunale.ts'
import { asked, choice, flag, group, integer, money, optionalInteger, percent } from '../fields/field.ts'
import { numeroFigliMinori } from '../figli-minori.ts'
import { regioni } from '../regioni.ts'

const ogniAnno = { default: 365 }

export const redditi = group('Redditi', {
  pensione: money('Pensione'),
  lavoroDipendente: money('Lavoro dipendente', { help: 'Art. 49 TUIR' }),
  assimilatiLavoroDipendente: money('Assimilati al lavoro dipendente', { help: 'Art. 50 TUIR, fuori da questa società' }),
  impreseMinoriLavoroAutonomo: money('Imprese minori e lavoro autonomo', {
    help: "Contabilità semplificata e lavoro autonomo: l'unico che dà la detrazione dell'art. 13 c. 5",
  }),
  redditiDiversi: money('Redditi diversi', { help: 'Art. 67 c. 1 lett. i) e l)' }),
  fabbricatiLocati: money('Fabbricati locati', { help: 'A tassazione ordinaria' }),
  altriRedditi: money('Altri redditi'),
  abitazionePrincipale: money('Abitazione principale', { help: 'Rendita; si deduce per intero' }),
  cedolareSecca: money('Canoni a cedolare secca'),
  aliquotaCedolare: percent('Aliquota della cedolare secca', { options: [10, 21, 26], default: 21 }),
  giorniLavoro: integer('Giorni di lavoro dipendente e assimilato', [1, 365], ogniAnno),
  giorniPensione: integer('Giorni di pensione', [1, 365], ogniAnno),
})

/** What is personal and the same in every scenario. */
export const personali = {
  redditi,
  coniugeACarico: flag('Coniuge a carico'),
  numeroFigliACarico: asked(integer('Figli a carico con detrazione', [0, 4], { help: "Figli che danno la detrazione dell'art. 12 TUIR" })),
  percentualeCarichi: percent('Percentuale dei figli a carico', { options: [0, 50, 100] }),
  numeroFigliRegione: optionalInteger('Figli a carico per la regione', [0, 10], { help: 'Vuoto: come i figli con detrazione' }),
  numeroFigliMinori,
  oneriDeducibili: money('Oneri deducibili', { help: 'Diversi dai contributi propri' }),
  detrazioniOneri: money('Detrazioni per oneri', { help: 'Importo della detrazione mai ridotta' }),
  detrazioniOneriSoggetteATaglio: money('Detrazioni per oneri soggette a riduzione', { help: 'Importo della detrazione' }),
  detrazioneInteressiMutuo: money('Detrazione per interessi del mutuo', { help: 'Importo della detrazione' }),
  codiceRegioneResidenza: integer('Regione di residenza', [0, 21], { names: regioni }),
  addizionaleComunalePercentuale: asked(
    percent('Addizionale comunale', {
      max: ALIQUOTA_COMUNALE_MASSIMA,
      help: "Su tutto l'imponibile, senza soglie; con il comune scelto contano i suoi scaglioni",
    }),
  ),
  addizionaleComunale,
  anzianitaAl1995: flag('Anzianità contributiva al 31/12/1995', { help: 'Massimale IVS più basso' }),
  pensionatoOver65: flag('Pensionato oltre 65 anni (IVS ridotta del 50%)'),
}

export const gestioni = { NESSUNA: 'Nessuna', ARTIGIANO: 'Artigiano', COMMERCIANTE: 'Commerciante' } as const

export const gestioneIvs = (label: string) => choice(label, gestioni)

const LAVORA = 'Lavora in società: gestione IVS'

/** A partner of the company; no name, no partner. */
export const socio = (n: number, cells: { readonly nome: string; readonly quota: string }) => ({
  nome: { kind: 'text', label: `Socio ${n}`, cell: cells.nome } as const,
  quota: percent(`Quota del socio ${n}`, { decimals: 2, cell: cells.quota }),
  ...personali,
  ritenute: money('Ritenute subite'),
  gestioneIvs: asked(gestioneIvs(LAVORA)),
  altriRedditiImpresaIvs: money("Altri redditi d'impresa nella stessa gestione IVS", { help: 'Già compresi nei redditi: entrano solo nella base IVS' }),
  tipoGestioneSeparata: choice(
    'Gestione separata sul compenso',
    { '': 'Secondo la posizione', PIENA: 'Piena', PIENA_SENZA_DISCOLL: 'Piena senza DIS-COLL', RIDOTTA: 'Ridotta' },
    { help: 'Vuoto: ridotta con IVS, pensione o lavoro dipendente; altrimenti piena' },
  ),
  massimaleGsUsato: money('Massimale della gestione separata già usato altrove'),
  giorniCarica: integer('Giorni di carica', [1, 365], ogniAnno),
})
