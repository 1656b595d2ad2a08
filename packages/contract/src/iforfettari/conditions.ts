/** When the parts of the iForfettari form apply. */
import { conTabella } from '../casse/catalog.ts'
import { above, all, any, type Condition, is, not } from '../fields/condition.ts'

export const impresa = is('tipologia', 'IMPRESA')
export const professione = is('tipologia', 'PROFESSIONE')
export const familiare = all(impresa, is('famigliare'))
export const conCollaboratore1 = all(familiare, above('quotaCollab1', 0))
export const conCollaboratore2 = all(conCollaboratore1, above('quotaCollab2', 0))

const artigianoOCommerciante = any(is('gestionePrevidenziale.tipoPrevidenza', 'ARTIGIANATO'), is('gestionePrevidenziale.tipoPrevidenza', 'COMMERCIO'))
export const conIvs = all(impresa, artigianoOCommerciante)
export const ivsScelta = artigianoOCommerciante
export const aliquotaSeparataScelta = not(is('gestionePrevidenziale.aliquotaSep', 'NESSUNA'))
export const cassaScelta = is('gestionePrevidenziale.cassaProfessionale')
export const conCassa = all(professione, cassaScelta)
/** A fund whose contributions are computed. */
export const cassaConTabella = any(...Object.keys(conTabella).map((cassa) => is('gestionePrevidenziale.cassa.codice', cassa)))

/** The 50% relief of L. 207/2024 exists from 2025. */
export const dal2025 = above('annoImposta', 2024)
/** Natural persons paid IRAP up to 2021 (L. 234/2021). */
export const finoAl2021 = not(above('annoImposta', 2021))
/** The incremental flat tax existed for one year (L. 197/2022). */
export const nel2023 = is('annoImposta', 2023)
export const conFlatTax = all(nel2023, is('regimeNormale.flatTaxIncrementale'))

const rivalsa = is('redditoContributiImposta.rivalsa')
const rivalsaNormale = is('regimeNormale.rivalsaNormale')
/** The owner recovers the contributions of the collaborators in one regime but not in the other. */
export const conRivalsaDiversa = all(conCollaboratore1, any(all(rivalsa, not(rivalsaNormale)), all(rivalsaNormale, not(rivalsa))))

export const vuoto = (field: string): Condition => is(field, '')
