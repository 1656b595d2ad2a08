/** The flat-rate side: income, contributions, substitute tax, and the IRPEF due on other income. */
import { type Condizione, casi, indicato, mai, regola, requisito, se, soloSe, somma, zero } from '@bilancia/engine'
import { dopoLePerdite, impostaSostitutiva, redditoForfettario } from '../../forfettario/index.ts'
import { liquidazione } from '../../irpef/index.ts'
import { forfettari, legge } from '../../norme.ts'
import { cassaDelLato } from './cassa.ts'
import { contributiDelLato } from './contributi.ts'
import { calcolabile, campi, perCollaboratore, ripartizione, titolare } from './dati.ts'

const { redditoContributiImposta: dati, regimeForfettario } = campi

export const { percentuale: percentualeRedditivita, lordo } = redditoForfettario({ ricavi: dati.ricavi, gruppo: regimeForfettario.gruppo, calcolabile })

const perdite = { limitate: dati.perditePregresse, piene: dati.perditePrimiTrePeriodi }
const redditoIvs = ripartizione(
  'forfettario.redditoIvs',
  'Reddito ai fini IVS in regime forfettario',
  forfettari('c. 77; L. 233/1990, art. 1'),
  dopoLePerdite(lordo, perdite),
)

export const fondo = cassaDelLato('forfettario', { reddito: lordo, ricavi: dati.ricavi, attivo: calcolabile })
const cassa = regola('forfettario.cassa', {
  nome: 'Contributi alla cassa professionale in regime forfettario',
  norma: forfettari('c. 64'),
  nota: 'Un importo digitato vince su quello calcolato.',
  formula: casi(
    [
      [calcolabile.non(), zero],
      [indicato(dati.contributiCassaProf).non().e(fondo.calcolata), fondo.fondo.deducibile],
    ],
    dati.contributiCassaProf,
  ),
})

export const contributi = contributiDelLato('forfettario', {
  perIvs: redditoIvs,
  perSeparata: lordo,
  iscritto: calcolabile,
  riduzione35: dati.riduzione35,
  cassa,
  cassaNonDeducibile: fondo.nonDeducibile,
})
const { ivs, separata } = contributi

const deiCollaboratori = (quando: Condizione) =>
  somma(
    'euro',
    ivs.collaboratori.map(({ netti }) => [quando, netti] as const),
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
export const imposta = impostaSostitutiva({ lordo, contributi: contributiDeducibili, perdite, aliquota: regimeForfettario.impostaSost })
const importoRivalsa = regola('forfettario.importoRivalsa', {
  nome: 'Rivalsa sui collaboratori',
  norma: legge('L. 233/1990, art. 2'),
  formula: deiCollaboratori(dati.rivalsa),
})

const nessunaFlatTax = { base: zero, imposta: zero }
export const pannelli = {
  titolare: liquidazione(
    { id: `${titolare.id}.forfettario`, di: 'del titolare in regime forfettario' },
    {
      persona: campi.liquidazioneIrpef,
      impresa: zero,
      contributi: imposta.eccedenza,
      forfettario: imposta.netto,
      detrazioneImpresa: mai,
      flatTax: nessunaFlatTax,
    },
  ),
  collaboratori: perCollaboratore((c, i) =>
    liquidazione(
      { id: `${c.id}.forfettario`, di: `${c.di} in regime forfettario` },
      {
        persona: c.dati,
        impresa: zero,
        contributi: se(dati.rivalsa, { allora: ivs.collaboratori[i].netti, altrimenti: zero }),
        // A collaborator declares none of the flat-rate income.
        forfettario: zero,
        detrazioneImpresa: mai,
        flatTax: nessunaFlatTax,
      },
    ),
  ),
}

const [ivs1, ivs2] = ivs.collaboratori
const [pannello1, pannello2] = perCollaboratore(({ id, di, presente }, i) => {
  const nome = `Liquidazione ${di} in regime forfettario`
  return soloSe(requisito(`${id}.forfettario.presente`, { nome, di, norma: forfettari('c. 64'), formula: calcolabile.e(presente) }), pannelli.collaboratori[i])
})

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
    contributiCassaNonDeducibili: fondo.nonDeducibile,
    contributiDeducibili,
    contributiDedotti: imposta.dedotti,
    eccedenzaContributi: imposta.eccedenza,
    perditeUtilizzate: imposta.perditeUtilizzate,
    redditoNetto: imposta.netto,
    impostaSostitutiva: imposta.imposta,
    importoRivalsa,
    contributiTotali: contributi.totali,
    mesiTitolare: soloSe(ivs.titolare.dovuto, ivs.titolare.mesi),
    mesiCollab1: soloSe(ivs1.dovuto, ivs1.mesi),
    mesiCollab2: soloSe(ivs2.dovuto, ivs2.mesi),
    mesiEsattiTitolare: soloSe(ivs.titolare.dovuto, ivs.titolare.mesiEsatti),
    mesiEsattiCollab1: soloSe(ivs1.dovuto, ivs1.mesiEsatti),
    mesiEsattiCollab2: soloSe(ivs2.dovuto, ivs2.mesiEsatti),
  },
  irpefImprenditoreForfettario: soloSe(calcolabile, pannelli.titolare),
  irpefCollaboratore1Forfettario: pannello1,
  irpefCollaboratore2Forfettario: pannello2,
}
