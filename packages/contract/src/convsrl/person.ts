/** A person of Convenienza Srl: a partner of the company or of the current form of business. */
import { gestioniIvs } from '../activity.ts'
import { above } from '../fields/condition.ts'
import { asked, choice, group, integer, money, percent } from '../fields/field.ts'
import { DE_MINIMIS, famiglia, oneri, previdenza, redditi as redditiDellaPersona, residenza } from '../person.ts'

const { lavoroDipendente, giorniLavoro, pensione, giorniPensione, assimilatiLavoroDipendente, ...altri } = redditiDellaPersona

export const redditi = group('Redditi', {
  lavoroDipendente,
  giorniLavoro,
  pensione,
  giorniPensione,
  assimilatiLavoroDipendente: { ...assimilatiLavoroDipendente, help: 'Art. 50 TUIR, fuori da questa società' },
  // A partner may have another activity too.
  impreseMinoriLavoroAutonomo: money('Imprese minori e lavoro autonomo', {
    help: "Contabilità semplificata e lavoro autonomo: danno la detrazione dell'art. 13 c. 5, come i redditi diversi",
  }),
  ...altri,
})

/** Personal data, the same in every scenario. */
export const personali = {
  redditi,
  ...famiglia,
  ...oneri,
  ...residenza,
  anzianitaAl1995: previdenza.anzianitaAl1995,
  pensionatoOver65: { ...previdenza.pensionatoOver65, label: 'Pensionato oltre 65 anni (IVS ridotta del 50%)' },
  riduzione50: {
    ...previdenza.riduzione50,
    help: `Per 36 mesi, anche come socio che lavora in società (circ. INPS 83/2025). ${DE_MINIMIS}`,
    form: { shown: above('annoImposta', 2024) },
  },
}

export const gestioni = { NESSUNA: 'Nessuna', ...gestioniIvs } as const

export const gestioneIvs = (label: string) => choice(label, gestioni)

const LAVORA = 'Lavora in società: gestione IVS'

/** A partner of the company. Without a name there is no partner. */
export const socio = (n: number, cells: { readonly nome: string; readonly quota: string }) => ({
  nome: { kind: 'text', label: `Socio ${n}`, cell: cells.nome, form: { label: 'Nome' } } as const,
  quota: percent(`Quota del socio ${n}`, { decimals: 2, cell: cells.quota, form: { label: 'Quota' } }),
  gestioneIvs: asked(gestioneIvs(LAVORA)),
  tipoGestioneSeparata: choice(
    'Gestione separata sul compenso',
    { '': 'Secondo la posizione', PIENA: 'Piena', PIENA_SENZA_DISCOLL: 'Piena senza DIS-COLL', RIDOTTA: 'Ridotta' },
    { help: 'Vuoto: ridotta con IVS, pensione o lavoro dipendente; altrimenti piena' },
  ),
  massimaleGsUsato: money('Massimale della gestione separata già usato altrove'),
  giorniCarica: integer('Giorni di carica', [1, 365], { default: 365 }),
  altriRedditiImpresaIvs: money("Altri redditi d'impresa nella stessa gestione IVS", { help: 'Già compresi nei redditi: entrano solo nella base IVS' }),
  ritenute: money('Ritenute subite'),
  ...personali,
})
