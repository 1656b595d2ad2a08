/** Piano: the profile of Forme over several years, with growth, the forms that may be chosen, discount and VAT rectification. */
import { above } from '../fields/condition.ts'
import { isSection } from '../fields/evaluate.ts'
import { choice, flag, group, integer, list, money, onForm, optionalInteger, type Percent, percent, type Tuple, tuple } from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'
import { catalog as forme_ } from '../forme/catalog.ts'
import { codici, forme } from '../forme/forme.ts'
import { bene } from '../iforfettari/comparison.ts'
import { lastFinalYear } from '../years.ts'

/** The first and last year that a plan may hold. */
export const PRIMO_ANNO = 2024
export const ULTIMO_ANNO = 2030
const ANNI_MINIMI = 3
export const ANNI_MASSIMI = 6

/** The plan sets the year and the columns itself. */
const { annoImposta: _, escludi: __, ...profilo } = forme_

const crescita = (label: string) =>
  tuple(
    label,
    Array.from({ length: ANNI_MASSIMI - 1 }, (_, k) => percent(`${label}, ${k + 2}° anno`, { min: -100, max: 1_000 })),
  )

/** The fields of a plan besides its profile. */
const oltre = {
  annoInizio: integer('Primo anno', [PRIMO_ANNO, ULTIMO_ANNO], { default: lastFinalYear }),
  anni: integer('Anni', [ANNI_MINIMI, ANNI_MASSIMI], { default: ANNI_MINIMI }),
  forme: tuple(
    'Forme che si possono scegliere',
    codici.map(() => choice('Forma che si può scegliere', { '': 'Nessuna', ...forme })),
  ),
  crescitaRicavi: crescita('Crescita dei ricavi'),
  crescitaCosti: crescita('Crescita dei costi'),
  tassoSconto: percent('Tasso di sconto annuo', { max: 20 }),
  rettifica: group('Rettifica della detrazione IVA', {
    ivaRimanenze: money('IVA sulle rimanenze'),
    ivaServiziNonUtilizzati: money('IVA sui servizi non utilizzati'),
    beni: list('Beni', bene, 50),
  }),
  trasparenzaFinoAl: optionalInteger("Ultimo anno dell'opzione per la trasparenza in corso", [2000, 2100]),
  calcolaSensibilita: flag('Cerca quali ricavi o costi cambiano il percorso'),
}

export const catalog = {
  profilo: group('Profilo del primo anno', profilo),
  ...oltre,
}

/** The whole plan. */
export type State = StateOf<typeof catalog>
/** The plan in a request. A missing key takes its default. */
export type Input = Partially<State>

/** The growth of a year that the plan does not reach is not asked. */
const entro = (crescita: Tuple<Percent>): Tuple<Percent> => ({
  ...crescita,
  items: crescita.items.map((item, k) => onForm(item, { shown: above('piano.anni', k + 1) })),
})

/** A document of Forme e piano: the profile, and the other fields of the plan under `piano`. The same typed values give both results. */
export const documento = {
  ...forme_,
  piano: group('Piano', { ...oltre, crescitaRicavi: entro(oltre.crescitaRicavi), crescitaCosti: entro(oltre.crescitaCosti) }),
}

/** The plan of a document as typed; the profile is that of the first year. */
export function pianoDi({ piano: suo, ...profilo }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...(isSection(suo) ? suo : {}), profilo }
}
