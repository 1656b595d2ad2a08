/** Taxes and contributions of both regimes, row by row, with their totals. */
import { type Importo, type Norma, type Regola, regola, se, somma, zero } from '@bilancia/engine'
import { conEsclusione } from '../../irap/index.ts'
import { normaSomme } from '../../irpef/index.ts'
import { legge, prospetto } from '../../norme.ts'
import { calcolabile, campi, definito } from './dati.ts'
import * as forfettario from './forfettario.ts'
import { nomeLato, type PerLato, perLato } from './lati.ts'
import * as normale from './normale.ts'

const pannelli = { forfettario: forfettario.pannelli, normale: normale.pannelli }
type Pannello = typeof forfettario.pannelli.titolare

const riga = (chiave: string, nome: string, norma: Norma, importo: PerLato<Importo>): PerLato<Regola<'euro'>> =>
  perLato((lato) => regola(`confronto.${chiave}.${lato}`, { nome: `${nome}, ${nomeLato[lato]}`, voce: nome, norma, formula: importo[lato] }))

/** A line of the owner's panel; zero while that side is not computed. */
const delTitolare = (voce: (p: Pannello) => Importo): PerLato<Importo> => ({
  forfettario: se(calcolabile, { allora: voce(pannelli.forfettario.titolare), altrimenti: zero }),
  normale: se(definito, { allora: voce(pannelli.normale.titolare), altrimenti: zero }),
})
/** A line of every panel. The data of a collaborator who is not there are not read: that panel is zero. */
const diTutti = (voce: (p: Pannello) => Importo, chi: 'tutti' | 'collaboratori'): PerLato<Importo> =>
  perLato((lato) => {
    const attivo = lato === 'forfettario' ? calcolabile : definito
    const { titolare, collaboratori } = pannelli[lato]
    return somma(
      'euro',
      [...(chi === 'tutti' ? [titolare] : []), ...collaboratori].map((pannello) => [attivo, voce(pannello)] as const),
    )
  })

const sommePercepite = diTutti((p) => p.trattamentoIntegrativo.piu(p.sommaEsente), 'tutti')

export const addendi = {
  impostaSostitutiva: riga('impostaSostitutiva', 'Imposta sostitutiva', legge('L. 190/2014, art. 1, c. 64'), {
    forfettario: forfettario.imposta.imposta,
    normale: zero,
  }),
  irpefTitolare: riga(
    'irpefTitolare',
    'IRPEF titolare',
    legge('art. 11, c. 3, TUIR'),
    delTitolare((p) => p.irpefNetta),
  ),
  flatTaxIncrementale: riga('flatTaxIncrementale', 'Flat tax incrementale (2023)', legge('L. 197/2022, art. 1, c. 55'), {
    ...delTitolare((p) => p.impostaFlatTaxIncrementale),
    forfettario: zero,
  }),
  addizionaliTitolare: riga(
    'addizionaliTitolare',
    'Addizionali titolare',
    legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    delTitolare((p) => p.addizionaleRegionale.piu(p.addizionaleComunale)),
  ),
  irpefAddizionaliCollaboratori: riga(
    'irpefAddizionaliCollaboratori',
    'IRPEF e addizionali collaboratori',
    legge('art. 11, c. 3, TUIR; D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    diTutti((p) => p.irpefNetta.piu(p.addizionaleRegionale, p.addizionaleComunale), 'collaboratori'),
  ),
  irap: riga('irap', 'IRAP', conEsclusione('D.Lgs. 446/1997'), { forfettario: zero, normale: normale.irap.irap }),
  cedolareSecca: riga(
    'cedolareSecca',
    'Cedolare secca',
    legge('D.Lgs. 23/2011, art. 3'),
    diTutti((p) => p.impostaCedolare, 'tutti'),
  ),
  contributiTitolare: riga('contributiTitolare', 'Contributi titolare', legge('L. 233/1990; L. 335/1995'), {
    forfettario: forfettario.contributi.titolare,
    normale: normale.contributi.titolare,
  }),
  contributiCollaboratori: riga('contributiCollaboratori', 'Contributi collaboratori', legge('L. 233/1990, art. 2'), {
    forfettario: forfettario.contributi.collaboratori,
    normale: normale.contributi.collaboratori,
  }),
  sommeIntegrative: riga(
    'sommeIntegrative',
    'Trattamento integrativo e somma esente',
    normaSomme,
    perLato((lato) => se(campi.consideraSommeIntegrative, { allora: sommePercepite[lato].opposto(), altrimenti: zero })),
  ),
}
export const totali = riga(
  'totaleImposteContributi',
  'Totale imposte e contributi',
  prospetto('somma delle righe'),
  perLato((lato) => {
    const { impostaSostitutiva, ...altre } = addendi
    return impostaSostitutiva[lato].piu(...Object.values(altre).map((r) => r[lato]))
  }),
)
