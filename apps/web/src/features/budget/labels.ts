/** What any path of the state or of the result of Budget4u is called on screen. */
import { budget4u, labelsOf } from '@bilancia/contract'

const { beni, catalog, vociCosti, vociDiritto, vociDitta, vociForfetari, vociInail, vociIrap, vociPiano, vociProfessionista, vociRipartizione, vociRisultati } =
  budget4u

const lines = (section: string, labels: Readonly<Record<string, string>>, of = '') =>
  Object.entries(labels).map(([key, label]) => [`${section}.${key}`, label + of] as const)

const INFO = 'informazioniCostiDiAvvio'
const years = ['primo anno', 'secondo anno', 'terzo anno']

/** What is in the catalog keeps the name it has there. */
export const labelOf = labelsOf(catalog, [
  ...lines(INFO, vociCosti),
  ...Object.entries(beni).map(([bene, { nome }]) => [`${INFO}.investimenti.${bene}.ammortamento`, `Ammortamento: ${nome}`] as const),
  ...lines('contoEconomicoDittaSocieta', vociDitta),
  ...lines('contoEconomicoProfessionista', vociProfessionista),
  ...lines('inail', vociInail),
  ...lines('dirittiCCIAA', vociDiritto),
  ...lines('imposteContributi.irap', { imponibile: vociIrap.imponibile, imposta: vociIrap.imposta }),
  ...lines('forfetari', { ...vociForfetari, rivalsaContributi: catalog.forfetari.fields.rivalsaContributi.label }),
  ...lines('risultati', vociRisultati),
  ...years.flatMap((year, k) => lines(`pianoTriennale[${k}]`, vociPiano, `, ${year}`)),
  ...lines('quadro.ripartizione', vociRipartizione),
])
