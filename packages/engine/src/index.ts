/** The rule language: expressions, rules, programs, results and explanations. It knows no tax. */

export { ArtefattoDiverso, firma, type Manifest, type Posto } from './artefact.ts'
export * from './combine.ts'
export type { FigureComparison, YearComparison } from './compare.ts'
export { type Explainer, explainer } from './explain.ts'
export type { Calcolo, Nodo, Spiegazione } from './explanation.ts'
export {
  type Aliquota,
  Condizione,
  Expression,
  type Importo,
  mai,
  type Numero,
  nessuno,
  Quantita,
  vero,
  zero,
  zeroPercento,
} from './expression.ts'
export { type CifraUsata, figuresRead } from './figures-read.ts'
export { type HostEdition, type Reading, yearOf } from './host/index.ts'
export { type ForHosts, type Ricerca, type ShapeOf, soloRisultato } from './hosts.ts'
export { CondizioneFacoltativa, Facoltativa, Scelta } from './inputs.ts'
export { jumps } from './jumps.ts'
export {
  type Attendibilita,
  affermaLaLegge,
  attendibilitaDi,
  type Cifra,
  type CifraLetta,
  type Confirmed,
  cifra,
  conFonte,
  definizione,
  type Fonte,
  gradi,
  inForce,
  letta,
  type Marchio,
  minima,
  type NonLegge,
  type Norma,
  nonPrevisto,
  normaDal,
  normaIn,
  type Periods,
  type PerYear,
  type Prova,
  type Prove,
  provvisoria,
  readOn,
  riportata,
  scaduta,
  scelta,
  stimata,
} from './law.ts'
export { indicato, type Layout, type Leaves, layout, leafOf } from './layout.ts'
export { once } from './once.ts'
export { costante, frase, type Output, parole, presenti, type ResultOf, rulesOf, soloSe, testoDi } from './outputs.ts'
export { CifraNonPrevista, figureDiLegge, Parametro, parametro, Tabella, tabella, Voce } from './parameter.ts'
export { PercorsoSconosciuto } from './path-unknown.ts'
export { type Brano, brano, nodiDi, radiceDi, sopra } from './pieces.ts'
export { compile, type Program, ValoreNonFinito } from './program.ts'
export { radici } from './roots.ts'
export { type Avviso, avviso, esito, isRule, Regola, Requisito, type Rule, regola, requisito } from './rule.ts'
export { conVoci, inGruppi, objectShapeOf, shapeOf, voceDi } from './schema.ts'
export { type Edition, type Excerpt, type Simulator, simulator } from './simulator.ts'
export { since } from './since.ts'
export type { Fascia, Scaglione } from './table-operators.ts'
export { expressionsOf, type Figura, isLaw } from './walk.ts'
export { weigher } from './weights.ts'
