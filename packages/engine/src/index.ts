/** The rule language: expressions, rules, programs, results and explanations. It knows no tax. */

export * from './combine.ts'
export { type Calcolo, type Explainer, explainer, type Nodo, type Spiegazione } from './explain.ts'
export * from './expression.ts'
export { type Attendibilita, type Cifra, cifra, conFonte, inForce, type Norma, nonPrevisto, type Periods, type PerYear } from './law.ts'
export { type Layout, type Leaves, layout, leafOf } from './layout.ts'
export { frase, type Output, parole, presenti, type ResultOf, soloSe, testoDi } from './outputs.ts'
export { CifraNonPrevista, Parametro, parametro, Tabella, tabella, Voce } from './parameter.ts'
export { compile, type Program, ValoreNonFinito } from './program.ts'
export { radici } from './roots.ts'
export { type Avviso, avviso, Esito, esito, type Inserto, isRule, Regola, Requisito, type Rule, regola, requisito } from './rule.ts'
export { type ConMessaggi, type Edition, type Excerpt, PercorsoSconosciuto, type Simulator, simulator, yearOf } from './simulator.ts'
export type { Fascia, Scaglione } from './table-operators.ts'
