/** The result of the year: the last lines of the income statements, the results tab, the row of the plan. */
import { conVoci, type Importo, type Norma, regola, se, soloSe, zero } from '@bilancia/engine'
import { legge, previsione } from '../../norme.ts'
import * as affidabilita from './affidabilita.ts'
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

const rigaDitta = (chiave: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
  regola(`ditta.${chiave}`, { nome, norma, formula, ...(nota && { nota }) })
const imposteDitta = rigaDitta('totaleImposte', 'Totale imposte', previsione('imposte'), irap.imposta.piu(ires, persone.irpefAddizionali))
const primaDeiContributi = ditta.risultatoNetto.piu(campiDitta.affittoFigurativo).meno(imposteDitta)
const disponibileDitta = rigaDitta(
  'redditoDisponibile',
  'Reddito disponibile',
  previsione('risultato più affitto figurativo, meno imposte e contributi'),
  se(tipo.nonTrasparente, { allora: primaDeiContributi, altrimenti: primaDeiContributi.meno(persone.contributi) }),
  "L'affitto figurativo non è un esborso e si restituisce. I contributi dei soci di una S.r.l. che paga IRES li devono i soci.",
)
export const usciteDitta = soloSe(
  contoDitta,
  conVoci(
    {
      ...ditta.righe,
      irapDeducibile,
      irap: irap.imposta,
      ires,
      irpefAddizionali: persone.irpefAddizionali,
      totaleImposte: imposteDitta,
      contributi: persone.contributi,
      redditoDisponibile: disponibileDitta,
    },
    { ammortamenti: 'Ammortamenti', contributi: 'Contributi di titolare, collaboratori e soci' },
  ),
)

const rigaStudio = (chiave: string, nome: string, norma: Norma, formula: Importo) => regola(`professionista.${chiave}`, { nome, norma, formula })
const imposteStudio = rigaStudio('totaleImposte', 'Totale imposte', previsione('imposte'), irap.imposta.piu(persone.irpefAddizionali))
const disponibileStudio = rigaStudio(
  'redditoDisponibile',
  'Reddito disponibile',
  previsione('risultato meno imposte e contributi'),
  professionista.risultatoNetto.meno(imposteStudio, persone.contributi),
)
export const usciteProfessionista = soloSe(
  contoProfessionista,
  conVoci(
    {
      ...professionista.righe,
      irap: irap.imposta,
      irpefAddizionali: persone.irpefAddizionali,
      totaleImposte: imposteStudio,
      contributiPrevidenziali: persone.contributi,
      redditoDisponibile: disponibileStudio,
    },
    { ammortamenti: 'Ammortamenti', contributiPrevidenziali: 'Contributi previdenziali' },
  ),
)

/** One quantity for each kind of calculation: firm, professional, flat rate. */
const traConti = (conti: { readonly ditta: Importo; readonly studio: Importo; readonly forfetario: Importo }): Importo =>
  se(inRegimeForfetario, { allora: conti.forfetario, altrimenti: se(contoProfessionista, { allora: conti.studio, altrimenti: conti.ditta }) })
const inNormale = (importo: Importo): Importo => se(inRegimeNormale, { allora: importo, altrimenti: zero })

const voce = (chiave: string, nome: string, formula: Importo, norma = previsione('risultati'), nota?: string) =>
  regola(`risultati.${chiave}`, { nome, norma, formula, ...(nota && { nota }) })

const costiIniziali = voce('totaleCostiIniziali', 'Totale costi iniziali', inNormale(totaleCostiIniziali))
const ivaCostiIniziali = voce(
  'ivaCostiIniziali',
  'IVA sui costi iniziali',
  se(info.ivaCostiIniziali, { allora: costiIniziali.al(p.iva), altrimenti: zero }),
  legge('D.P.R. 633/1972, art. 16'),
)
const costiTrimestrali = voce(
  'costiTrimestrali',
  'Costi dei primi tre mesi',
  traConti({ ditta: ditta.costiMonetari.diviso(p.trimestri), studio: professionista.costiMonetari.diviso(p.trimestri), forfetario: zero }),
  previsione("un quarto dei costi dell'anno senza ammortamenti"),
  "Con le spese di avvio a conto economico ne comprende un quarto, che è già nei costi iniziali: il fabbisogno è più alto di quell'importo.",
)
/** In the flat-rate regime there is no income statement, so the four are zero. */
export const totaleImposte = voce(
  'totaleImposte',
  'Totale imposte',
  irap.imposta.piu(ires, persone.irpefNetta, persone.addizionali, forfetari.impostaSostitutiva),
)
export const contributi = voce('contributi', 'Contributi', se(inRegimeForfetario, { allora: forfetari.contributiNetti, altrimenti: persone.contributi }))
export const redditoDisponibile = voce(
  'redditoDisponibile',
  'Reddito disponibile',
  traConti({ ditta: disponibileDitta, studio: disponibileStudio, forfetario: forfetari.redditoDisponibile }),
)

export const uscite = soloSe(
  calcolato,
  conVoci(
    {
      totaleCostiIniziali: costiIniziali,
      ivaCostiIniziali,
      costiTrimestrali,
      fabbisognoIniziale: voce(
        'fabbisognoIniziale',
        'Fabbisogno iniziale',
        costiIniziali.piu(ivaCostiIniziali, costiTrimestrali),
        previsione('costi iniziali, IVA e primi tre mesi'),
      ),
      irap: irap.imposta,
      ires,
      irpefNetta: persone.irpefNetta,
      addizionali: persone.addizionali,
      impostaSostitutiva: forfetari.impostaSostitutiva,
      totaleImposte,
      contributi,
      redditoDisponibile,
      affidabilita: affidabilita.uscite,
    },
    { irpefNetta: 'IRPEF' },
  ),
)

const piano = (chiave: string, nome: string, formula: Importo) => regola(`piano.${chiave}`, { nome, norma: previsione('piano triennale'), formula })

/** The year of the plan that the row represents. The first is `pianoTriennale[0]` of the result. */
export const rigaPiano = conVoci(
  {
    anno: annoCivile,
    annoParametri,
    ricavi: piano('ricavi', 'Ricavi o compensi', traConti({ ditta: campiDitta.ricavi, studio: studio.compensi, forfetario: campi.forfetari.ricaviCompensi })),
    costi: piano('costi', 'Costi', traConti({ ditta: ditta.costi, studio: professionista.costi, forfetario: campi.forfetari.costiEffettivi })),
    ammortamenti: avvio.totaleAmmortamenti,
    risultatoNetto: piano(
      'risultatoNetto',
      'Risultato prima delle imposte',
      traConti({ ditta: ditta.risultatoNetto, studio: professionista.risultatoNetto, forfetario: forfetari.risultatoNetto }),
    ),
    redditoFiscale: piano(
      'redditoFiscale',
      'Reddito fiscale',
      traConti({ ditta: ditta.redditoFiscale, studio: professionista.redditoFiscale, forfetario: forfetari.reddito }),
    ),
    irapDeducibile,
    irap: irap.imposta,
    ires,
    irpefAddizionali: persone.irpefAddizionali,
    impostaSostitutiva: forfetari.impostaSostitutiva,
    totaleImposte,
    contributi,
    redditoDisponibile,
  } as const,
  { anno: 'Anno', ammortamenti: 'Ammortamenti' },
)

const passo = (chiave: string, nome: string, formula: Importo) =>
  regola(`quadro.${chiave}`, { nome, norma: previsione('dove vanno i ricavi del primo anno'), formula })
/** Interest paid less interest received: the difference between the costs and the result. */
export const oneriFinanziari = passo(
  'oneriFinanziari',
  'Oneri finanziari netti',
  traConti({ ditta: ditta.righe.gestioneFinanziaria.opposto(), studio: studio.interessiPassivi, forfetario: zero }),
)
/** Contributions subtracted from the disposable income; not those of the partners of a company that pays IRES. */
export const contributiSottratti = passo('contributi', 'Contributi', se(contoDitta.e(tipo.nonTrasparente), { allora: zero, altrimenti: contributi }))
