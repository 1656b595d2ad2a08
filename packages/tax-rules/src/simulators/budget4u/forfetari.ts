/** The block of flat-rate taxpayers. Amounts are not scaled by months. */
import { type Condizione, type Importo, mai, type Norma, regola, requisito, se, soloSe, vero, zero } from '@bilancia/engine'
import { parametri, redditoForfettario } from '../../forfettario/index.ts'
import { contributiIvs } from '../../inps/index.ts'
import { forfettari, legge, previsione } from '../../norme.ts'
import { conRiduzione50, contributoProfessionista } from './contributi.ts'
import { campi, inRegimeForfetario, tipo } from './dati.ts'

const f = campi.forfetari

const voce = (chiave: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
  regola(`forfetario.${chiave}`, { nome: `${nome} in regime forfetario`, voce: nome, norma, formula, ...(nota && { nota }) })

const { percentuale, lordo } = redditoForfettario({ ricavi: f.ricaviCompensi, gruppo: f.gruppoDiSettore.gruppo, calcolabile: inRegimeForfetario })
export const reddito = voce('reddito', 'Reddito', forfettari('c. 64'), lordo)

const conCollaboratore = requisito('forfetario.conCollaboratore', {
  nome: 'Impresa familiare con un collaboratore',
  norma: legge('art. 230-bis c.c.; circ. Agenzia Entrate 9/E/2019'),
  nota: "L'imposta resta tutta sul titolare: la quota divide solo la base dei contributi.",
  formula: tipo.familiare.e(f.collaboratoreFamiliare),
})
const quotaCollaboratore = regola('forfetario.redditoCollaboratore', {
  nome: 'Base contributiva del collaboratore in regime forfetario',
  norma: legge('L. 233/1990, art. 2'),
  formula: se(conCollaboratore, { allora: reddito.al(f.quotaCollaboratore), altrimenti: zero }),
})
const baseTitolare = regola('forfetario.redditoTitolare', {
  nome: 'Base contributiva del titolare in regime forfetario',
  norma: legge('L. 233/1990, art. 2'),
  formula: reddito.meno(quotaCollaboratore),
})

const riduzione50 = conRiduzione50(f.riduzione50, 'forfetario')
const ivs = (id: string, di: string, base: Importo, iscritto: Condizione) =>
  contributiIvs(
    { id: `forfetario.${id}`, di },
    {
      gestione: { artigiano: f.tipologia.vale('ARTIGIANO'), commerciante: f.tipologia.vale('COMMERCIANTE') },
      base,
      iscritto,
      under21: mai,
      anzianitaAl1995: mai,
      riduzione35: f.riduzione35,
      riduzione50,
      pensionatoOver65: mai,
    },
  ).netti

const contributiTitolare = voce(
  'contributiTitolare',
  'Contributi del titolare',
  legge('L. 233/1990, art. 1; L. 335/1995, art. 2, c. 26'),
  se(tipo.professione, {
    allora: contributoProfessionista(
      { id: 'forfetario.professionista', di: 'in regime forfetario' },
      { reddito, previdenza: f.previdenza, cassa: f.contributoCassa },
    ),
    altrimenti: ivs('titolare', 'del titolare in regime forfetario', baseTitolare, vero),
  }),
  "Artigiani e commercianti: di dodici mesi. Chi inizia durante l'anno deve quelli dei mesi di attività.",
)
const contributiCollaboratore = voce(
  'contributiCollaboratore',
  'Contributi del collaboratore',
  legge('L. 233/1990, artt. 1 e 2'),
  ivs('collaboratore', 'del collaboratore in regime forfetario', quotaCollaboratore, conCollaboratore),
)
const contributi = voce('contributi', 'Contributi', forfettari('c. 64'), contributiTitolare.piu(contributiCollaboratore))
const rivalsa = voce(
  'rivalsaContributi',
  'Rivalsa sui contributi',
  legge('L. 233/1990, art. 2'),
  se(f.rivalsaContributi, { allora: contributiCollaboratore, altrimenti: zero }),
  'Il titolare recupera dal collaboratore i contributi pagati per lui: non li deduce.',
)
/** The part that the owner pays. */
export const contributiNetti = regola('forfetario.contributiNetti', {
  nome: 'Contributi a carico del titolare in regime forfetario',
  norma: forfettari('c. 64'),
  formula: contributi.meno(rivalsa),
})
const imponibile = voce('imponibile', 'Imponibile', forfettari('c. 64'), reddito.meno(contributiNetti).nonNegativo())
export const impostaSostitutiva = voce('impostaSostitutiva', 'Imposta sostitutiva', forfettari('c. 64 e 65'), imponibile.al(f.aliquotaSostitutiva))
const totale = voce(
  'totaleImposteContributi',
  'Totale imposte e contributi',
  previsione('imposta sostitutiva e contributi'),
  contributiNetti.piu(impostaSostitutiva),
)
/** Before taxes and contributions. */
export const risultatoNetto = f.ricaviCompensi.meno(f.costiEffettivi)
export const redditoDisponibile = voce(
  'redditoDisponibile',
  'Reddito disponibile',
  previsione('ricavi meno costi effettivi, imposta e contributi'),
  risultatoNetto.meno(totale),
)

export const limite = regola('forfetario.limiteRicavi', {
  nome: 'Soglia di ricavi del regime forfetario',
  norma: forfettari('c. 54, lett. a)'),
  formula: parametri.limiteRicaviAnnoPrecedente,
})
export const oltreSoglia = requisito('forfetario.oltreSoglia', {
  nome: 'Ricavi oltre la soglia',
  norma: forfettari('c. 54 e 71'),
  nota: 'Si calcola lo stesso in regime forfetario. I ricavi del 2022 tra 65.000 e 85.000 € non fanno uscire nel 2023: per il 2023 conta già il limite nuovo (L. 197/2022, art. 1, c. 54). Nel primo anno di attività i ricavi si ragguagliano ad anno: qui non lo sono.',
  formula: f.ricaviCompensi.supera(limite),
})

export const uscite = soloSe(inRegimeForfetario, {
  gruppoDiSettore: { percentualeRedditivita: percentuale },
  reddito,
  contributiTitolare,
  contributiCollaboratore,
  contributi,
  rivalsaContributi: rivalsa,
  imponibile,
  impostaSostitutiva,
  totaleImposteContributi: totale,
  redditoDisponibile,
})
