/** The flat-rate side: income, contributions, substitute tax, and the IRPEF still owed on other income. */
import { type Condizione, mai, regola, requisito, se, soloSe, somma, zero, zeroPercento } from '@bilancia/engine'
import { dopoLePerdite, impostaSostitutiva, redditoForfettario } from '../../forfettario/index.ts'
import { contributiIvs, contributoSeparata, type PosizioneIvs, separataPiena, separataRidotta } from '../../inps/index.ts'
import { liquidazione } from '../../irpef/index.ts'
import { forfettari, legge } from '../../norme.ts'
import { type Collaboratore, calcolabile, campi, collaboratori, ripartizione, tipoPrevidenza, titolare } from './dati.ts'

const { redditoContributiImposta: dati, regimeForfettario, gestionePrevidenziale } = campi

export const { percentuale: percentualeRedditivita, lordo } = redditoForfettario({ ricavi: dati.ricavi, gruppo: regimeForfettario.gruppo, calcolabile })

const redditoIvs = ripartizione(
  'forfettario.redditoIvs',
  'Reddito ai fini IVS in regime forfettario',
  forfettari('c. 77; L. 233/1990, art. 1'),
  dopoLePerdite(lordo, dati.perditePregresse),
)

/** Enrolment flags of a person; the 35% belongs to the position, on the flat side only. */
export const posizioneTitolare = {
  under21: mai,
  anzianitaAl1995: gestionePrevidenziale.anzianitaAl1995,
  riduzione50: gestionePrevidenziale.riduzione50,
  pensionatoOver65: gestionePrevidenziale.pensionatoOver65,
}
export const posizioneCollaboratore = ({
  dati: { previdenza },
}: Collaboratore): Pick<PosizioneIvs, 'under21' | 'anzianitaAl1995' | 'riduzione50' | 'pensionatoOver65'> => previdenza

export const ivs = {
  titolare: contributiIvs(
    { id: 'titolare.forfettario', di: 'del titolare in regime forfettario' },
    { gestione: tipoPrevidenza, base: redditoIvs.titolare, iscritto: calcolabile, riduzione35: dati.riduzione35, ...posizioneTitolare },
  ),
  collaboratori: collaboratori.map((c, i) =>
    contributiIvs(
      { id: `${c.id}.forfettario`, di: `${c.di} in regime forfettario` },
      {
        gestione: tipoPrevidenza,
        base: redditoIvs.quote[i as 0 | 1],
        iscritto: calcolabile.e(c.presente),
        riduzione35: dati.riduzione35,
        ...posizioneCollaboratore(c),
      },
    ),
  ),
}

export const aliquotaSep = regola('separata.aliquota', {
  nome: 'Aliquota della gestione separata',
  norma: legge('L. 335/1995, art. 2, c. 26'),
  formula: gestionePrevidenziale.aliquotaSep.tra({ NESSUNA: zeroPercento, RIDOTTA: separataRidotta, PIENA: separataPiena }),
})
export const separata = contributoSeparata({ id: 'forfettario', di: 'in regime forfettario' }, lordo, aliquotaSep)
export const cassa = regola('forfettario.cassa', {
  nome: 'Contributi alla cassa professionale in regime forfettario',
  norma: forfettari('c. 64'),
  formula: se(calcolabile, { allora: dati.contributiCassaProf, altrimenti: zero }),
})

const deiCollaboratori = (quando: Condizione) =>
  somma(
    'euro',
    collaboratori.map(({ presente }, i) => [presente.e(quando), ivs.collaboratori[i]?.netti ?? zero]),
  )

const ivsDeducibili = regola('forfettario.contributiIvsDeducibili', {
  nome: 'Contributi IVS deducibili dal reddito forfettario',
  norma: forfettari('c. 64'),
  nota: 'I contributi dei collaboratori li deduce il titolare, se non esercita la rivalsa. La lettura è prudente anche per i collaboratori a carico.',
  formula: ivs.titolare.netti.piu(deiCollaboratori(dati.rivalsa.non())),
})
const contributiDeducibili = regola('forfettario.contributiDeducibili', {
  nome: 'Contributi deducibili dal reddito forfettario',
  norma: forfettari('c. 64'),
  formula: ivsDeducibili.piu(separata.dovuto, cassa),
})
export const imposta = impostaSostitutiva({ lordo, contributi: contributiDeducibili, perdite: dati.perditePregresse, aliquota: regimeForfettario.impostaSost })
const importoRivalsa = regola('forfettario.importoRivalsa', {
  nome: 'Rivalsa sui collaboratori',
  norma: legge('L. 233/1990, art. 2'),
  formula: deiCollaboratori(dati.rivalsa),
})

export const contributiTitolare = regola('forfettario.contributiTitolare', {
  nome: 'Contributi del titolare in regime forfettario',
  norma: legge('L. 233/1990; L. 335/1995'),
  formula: ivs.titolare.netti.piu(separata.dovuto, cassa),
})
export const contributiCollaboratori = regola('forfettario.contributiCollaboratori', {
  nome: 'Contributi dei collaboratori in regime forfettario',
  norma: legge('L. 233/1990, art. 2'),
  formula: somma(
    'euro',
    collaboratori.map(({ presente }, i) => [presente, ivs.collaboratori[i]?.netti ?? zero]),
  ),
})
const contributiTotali = regola('forfettario.contributiTotali', {
  nome: 'Contributi totali in regime forfettario',
  norma: legge('L. 233/1990; L. 335/1995'),
  formula: contributiTitolare.piu(contributiCollaboratori),
})

const nessunaFlatTax = { base: zero, imposta: zero }
export const pannelli = {
  titolare: liquidazione(
    { id: `${titolare.id}.forfettario`, di: 'del titolare in regime forfettario' },
    {
      persona: campi.liquidazioneIrpef,
      impresa: zero,
      contributi: imposta.eccedenza,
      forfettario: { netto: imposta.netto, lordo },
      detrazioneImpresa: mai,
      flatTax: nessunaFlatTax,
    },
  ),
  collaboratori: collaboratori.map((c, i) =>
    liquidazione(
      { id: `${c.id}.forfettario`, di: `${c.di} in regime forfettario` },
      {
        persona: c.dati,
        impresa: zero,
        contributi: se(dati.rivalsa, { allora: ivs.collaboratori[i]?.netti ?? zero, altrimenti: zero }),
        // A collaborator declares nothing of the flat-rate income.
        forfettario: { netto: zero, lordo: zero },
        detrazioneImpresa: mai,
        flatTax: nessunaFlatTax,
      },
    ),
  ),
}

const [ivs1, ivs2] = ivs.collaboratori as [typeof ivs.titolare, typeof ivs.titolare]
const [pannello1, pannello2] = pannelli.collaboratori as [typeof pannelli.titolare, typeof pannelli.titolare]
const presente = ({ id, di, presente: c }: Collaboratore) =>
  requisito(`${id}.forfettario.presente`, { nome: `Liquidazione ${di} in regime forfettario`, di, norma: forfettari('c. 64'), formula: calcolabile.e(c) })

export const uscite = {
  regimeForfettario: { percentualeRedditivita },
  redditoContributiImposta: {
    redditoLordo: lordo,
    redditoPerIvs: redditoIvs.titolare,
    redditoIvsCollab1: redditoIvs.quote[0],
    redditoIvsCollab2: redditoIvs.quote[1],
    contributiIvs: ivs.titolare.pieno,
    contribIvsCollab1: ivs1.pieno,
    contribIvsCollab2: ivs2.pieno,
    contributiIvsNetti: ivs.titolare.netti,
    contribIvsCollab1Netti: ivs1.netti,
    contribIvsCollab2Netti: ivs2.netti,
    contributiIvsDeducibili: ivsDeducibili,
    contributiGestSep: separata.dovuto,
    contributiCassaProfApplicati: cassa,
    contributiDeducibili,
    contributiDedotti: imposta.dedotti,
    eccedenzaContributi: imposta.eccedenza,
    perditeUtilizzate: imposta.perditeUtilizzate,
    redditoNetto: imposta.netto,
    impostaSostitutiva: imposta.imposta,
    importoRivalsa,
    contributiTotali,
    mesiTitolare: soloSe(ivs.titolare.dovuto, ivs.titolare.mesi),
    mesiCollab1: soloSe(ivs1.dovuto, ivs1.mesi),
    mesiCollab2: soloSe(ivs2.dovuto, ivs2.mesi),
    mesiEsattiTitolare: soloSe(ivs.titolare.dovuto, ivs.titolare.mesiEsatti),
    mesiEsattiCollab1: soloSe(ivs1.dovuto, ivs1.mesiEsatti),
    mesiEsattiCollab2: soloSe(ivs2.dovuto, ivs2.mesiEsatti),
  },
  irpefImprenditoreForfettario: soloSe(calcolabile, pannelli.titolare),
  irpefCollaboratore1Forfettario: soloSe(presente(collaboratori[0]), pannello1),
  irpefCollaboratore2Forfettario: soloSe(presente(collaboratori[1]), pannello2),
}
