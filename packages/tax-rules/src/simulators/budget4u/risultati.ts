/** What the year leaves: the last lines of the income statements, the results tab, the row of the plan. */
import { budget4u } from '@bilancia/contract'
import { type Importo, regola, se, soloSe, zero } from '@bilancia/engine'
import { legge, prospetto, tuir } from '../../norme.ts'
import { totali as avvio, totaleCostiIniziali } from './avvio.ts'
import {
  annoCivile,
  annoParametri,
  calcolato,
  campi,
  ditta as campiDitta,
  contoDitta,
  contoProfessionista,
  info,
  inRegimeForfetario,
  inRegimeNormale,
  studio,
  tipo,
} from './dati.ts'
import * as ditta from './ditta.ts'
import * as forfetari from './forfetari.ts'
import { irap, irapDeducibile, ires } from './imposte.ts'
import * as p from './parametri.ts'
import { totali as persone } from './persone.ts'
import * as professionista from './professionista.ts'

const conto = (testo: string) => prospetto(`conto economico: ${testo}`)

const rigaDitta = (chiave: keyof typeof budget4u.vociDitta, norma: string, formula: Importo, nota?: string) =>
  regola(`ditta.${chiave}`, { nome: budget4u.vociDitta[chiave], norma, formula, ...(nota && { nota }) })
const irapDitta = rigaDitta('irap', legge('D.Lgs. 446/1997, art. 16'), irap.imposta)
const iresDitta = rigaDitta('ires', tuir('77'), ires)
const irpefDitta = rigaDitta('irpefAddizionali', tuir('11'), persone.irpefAddizionali, 'Di tutte le persone; zero per la S.r.l. che paga IRES.')
const imposteDitta = rigaDitta('totaleImposte', conto('imposte'), irapDitta.piu(iresDitta, irpefDitta))
const contributiDitta = rigaDitta(
  'contributi',
  legge('L. 233/1990, art. 1'),
  persone.contributi,
  'Nella S.r.l. che paga IRES li devono i soci: sono mostrati a parte.',
)
const primaDelleImposte = ditta.risultatoNetto.piu(campiDitta.affittoFigurativo).meno(imposteDitta)
const disponibileDitta = rigaDitta(
  'redditoDisponibile',
  conto('risultato più affitto figurativo, meno imposte e contributi'),
  se(tipo.nonTrasparente, { allora: primaDelleImposte, altrimenti: primaDelleImposte.meno(contributiDitta) }),
  "L'affitto figurativo non è un esborso e si restituisce.",
)
export const usciteDitta = soloSe(contoDitta, {
  ...ditta.righe,
  irapDeducibile: rigaDitta('irapDeducibile', tuir('99, c. 1'), irapDeducibile),
  irap: irapDitta,
  ires: iresDitta,
  irpefAddizionali: irpefDitta,
  totaleImposte: imposteDitta,
  contributi: contributiDitta,
  redditoDisponibile: disponibileDitta,
})

const rigaStudio = (chiave: keyof typeof budget4u.vociProfessionista, norma: string, formula: Importo) =>
  regola(`professionista.${chiave}`, { nome: budget4u.vociProfessionista[chiave], norma, formula })
const irapStudio = rigaStudio('irap', legge('D.Lgs. 446/1997, art. 16'), irap.imposta)
const irpefStudio = rigaStudio('irpefAddizionali', tuir('11'), persone.irpefAddizionali)
const imposteStudio = rigaStudio('totaleImposte', conto('imposte'), irapStudio.piu(irpefStudio))
const contributiStudio = rigaStudio('contributiPrevidenziali', legge('L. 335/1995, art. 2, c. 26'), persone.contributi)
const disponibileStudio = rigaStudio(
  'redditoDisponibile',
  conto('risultato meno imposte e contributi'),
  professionista.risultatoNetto.meno(imposteStudio, contributiStudio),
)
export const usciteProfessionista = soloSe(contoProfessionista, {
  ...professionista.righe,
  irap: irapStudio,
  irpefAddizionali: irpefStudio,
  totaleImposte: imposteStudio,
  contributiPrevidenziali: contributiStudio,
  redditoDisponibile: disponibileStudio,
})

/** One quantity for each way of computing: firm, professional, flat rate. */
const traConti = (conti: { readonly ditta: Importo; readonly studio: Importo; readonly forfetario: Importo }): Importo =>
  se(inRegimeForfetario, { allora: conti.forfetario, altrimenti: se(contoProfessionista, { allora: conti.studio, altrimenti: conti.ditta }) })
const inNormale = (importo: Importo): Importo => se(inRegimeNormale, { allora: importo, altrimenti: zero })

type Voce = keyof typeof budget4u.vociRisultati
const voce = (chiave: Voce, formula: Importo, norma = prospetto('risultati'), nota?: string) =>
  regola(`risultati.${chiave}`, { nome: budget4u.vociRisultati[chiave], norma, formula, ...(nota && { nota }) })

const costiIniziali = voce('totaleCostiIniziali', inNormale(totaleCostiIniziali))
const ivaCostiIniziali = voce(
  'ivaCostiIniziali',
  se(info.ivaCostiIniziali, { allora: costiIniziali.al(p.iva), altrimenti: zero }),
  legge('D.P.R. 633/1972, art. 16'),
)
const costiTrimestrali = voce(
  'costiTrimestrali',
  traConti({ ditta: ditta.costiMonetari.diviso(p.trimestri), studio: professionista.costiMonetari.diviso(p.trimestri), forfetario: zero }),
  prospetto("un quarto dei costi dell'anno senza ammortamenti"),
)
const rIrap = voce('irap', inNormale(irap.imposta), legge('D.Lgs. 446/1997, art. 16'))
const rIres = voce('ires', ires, tuir('77'))
const rIrpef = voce('irpefNetta', persone.irpefNetta, tuir('11'))
const rAddizionali = voce('addizionali', persone.addizionali, legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998'))
const rSostitutiva = voce('impostaSostitutiva', forfetari.impostaSostitutiva, legge('L. 190/2014, art. 1, c. 64'))
const rTotale = voce('totaleImposte', rIrap.piu(rIres, rIrpef, rAddizionali, rSostitutiva))
const rContributi = voce('contributi', se(inRegimeForfetario, { allora: forfetari.contributiNetti, altrimenti: persone.contributi }))
const rDisponibile = voce('redditoDisponibile', traConti({ ditta: disponibileDitta, studio: disponibileStudio, forfetario: forfetari.redditoDisponibile }))

export const uscite = soloSe(calcolato, {
  totaleCostiIniziali: costiIniziali,
  ivaCostiIniziali,
  costiTrimestrali,
  fabbisognoIniziale: voce('fabbisognoIniziale', costiIniziali.piu(ivaCostiIniziali, costiTrimestrali), prospetto('costi iniziali, IVA e primi tre mesi')),
  irap: rIrap,
  ires: rIres,
  irpefNetta: rIrpef,
  addizionali: rAddizionali,
  impostaSostitutiva: rSostitutiva,
  totaleImposte: rTotale,
  contributi: rContributi,
  redditoDisponibile: rDisponibile,
})

const piano = (chiave: keyof typeof budget4u.vociPiano, formula: Importo) =>
  regola(`piano.${chiave}`, { nome: budget4u.vociPiano[chiave], norma: prospetto('piano triennale'), formula })

/** The year of the plan that the row stands for. The first is `pianoTriennale[0]` of the result. */
export const rigaPiano = {
  anno: annoCivile,
  annoParametri,
  ricavi: piano('ricavi', traConti({ ditta: campiDitta.ricavi, studio: studio.compensi, forfetario: campi.forfetari.ricaviCompensi })),
  costi: piano('costi', traConti({ ditta: ditta.costi, studio: professionista.costi, forfetario: campi.forfetari.costiEffettivi })),
  ammortamenti: piano('ammortamenti', inNormale(avvio.totaleAmmortamenti)),
  risultatoNetto: piano(
    'risultatoNetto',
    traConti({ ditta: ditta.risultatoNetto, studio: professionista.risultatoNetto, forfetario: forfetari.risultatoNetto }),
  ),
  redditoFiscale: piano('redditoFiscale', traConti({ ditta: ditta.redditoFiscale, studio: professionista.redditoFiscale, forfetario: forfetari.reddito })),
  irapDeducibile: piano('irapDeducibile', irapDeducibile),
  irap: piano('irap', rIrap),
  ires: piano('ires', rIres),
  irpefAddizionali: piano('irpefAddizionali', persone.irpefAddizionali),
  impostaSostitutiva: piano('impostaSostitutiva', rSostitutiva),
  totaleImposte: piano('totaleImposte', rTotale),
  contributi: piano('contributi', rContributi),
  redditoDisponibile: piano('redditoDisponibile', rDisponibile),
} as const

/** Interest paid less interest received: the gap between the costs and the result. */
export const oneriFinanziari = traConti({ ditta: ditta.righe.gestioneFinanziaria.opposto(), studio: studio.interessiPassivi, forfetario: zero })
/** Contributions that the disposable income has lost: not those of the partners of a company that pays IRES. */
export const contributiSottratti = se(contoDitta.e(tipo.nonTrasparente), { allora: zero, altrimenti: rContributi })
