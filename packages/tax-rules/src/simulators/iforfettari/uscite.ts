/** The result of iForfettari as a tree of rules, with the labels of its lines. */
import { conVoci, testoDi } from '@bilancia/engine'
import * as affidabilita from './affidabilita.ts'
import { contributiRidotti } from './avvisi.ts'
import * as confronto from './confronto.ts'
import * as forfettario from './forfettario.ts'
import * as normale from './normale.ts'
import { ammissibilita, requisitiVerificati } from './requisiti.ts'

export const uscite = {
  ...normale.uscite,
  ...forfettario.uscite,
  regimeForfettario: conVoci(forfettario.uscite.regimeForfettario, { percentualeRedditivita: 'Coefficiente di redditività' }),
  cassa: { forfettario: forfettario.fondo.uscite, normale: normale.fondo.uscite },
  datiCollaboratore1: conVoci(normale.uscite.datiCollaboratore1, { redditoImputato: 'Reddito imputato al collaboratore 1' }),
  datiCollaboratore2: conVoci(normale.uscite.datiCollaboratore2, { redditoImputato: 'Reddito imputato al collaboratore 2' }),
  redditoContributiImposta: conVoci(
    {
      ...forfettario.uscite.redditoContributiImposta,
      warningContributi35: testoDi(contributiRidotti),
      collab1ACaricoApplicato: normale.aCarico1,
      collab2ACaricoApplicato: normale.aCarico2,
      totaleForfettario: confronto.uscite.totaleForfettario,
    },
    {
      redditoPerIvs: 'Reddito ai fini IVS, titolare',
      redditoIvsCollab1: 'Reddito ai fini IVS, collaboratore 1',
      redditoIvsCollab2: 'Reddito ai fini IVS, collaboratore 2',
      contributiIvs: 'Contributi IVS, titolare',
      contribIvsCollab1: 'Contributi IVS, collaboratore 1',
      contribIvsCollab2: 'Contributi IVS, collaboratore 2',
      contributiIvsDeducibili: 'Contributi IVS deducibili',
      contributiIvsNetti: 'Contributi IVS dovuti, titolare',
      contribIvsCollab1Netti: 'Contributi IVS dovuti, collaboratore 1',
      contribIvsCollab2Netti: 'Contributi IVS dovuti, collaboratore 2',
      mesiTitolare: 'Mesi accreditati, titolare',
      mesiCollab1: 'Mesi accreditati, collaboratore 1',
      mesiCollab2: 'Mesi accreditati, collaboratore 2',
      mesiEsattiTitolare: 'Mesi coperti dai contributi, titolare',
      mesiEsattiCollab1: 'Mesi coperti dai contributi, collaboratore 1',
      mesiEsattiCollab2: 'Mesi coperti dai contributi, collaboratore 2',
      warningContributi35: 'Avviso sui contributi ridotti del 35%',
      contributiGestSep: 'Contributi alla gestione separata',
      contributiCassaProfApplicati: 'Contributi alla cassa professionale',
      contributiCassaNonDeducibili: 'Contributi alla cassa non deducibili',
      contributiDeducibili: 'Contributi deducibili',
      perditeUtilizzate: 'Perdite utilizzate',
      contributiDedotti: 'Contributi dedotti',
      eccedenzaContributi: 'Contributi non dedotti dal reddito forfettario',
      contributiTotali: 'Contributi totali',
      collab1ACaricoApplicato: 'Collaboratore 1 a carico',
      collab2ACaricoApplicato: 'Collaboratore 2 a carico',
      totaleForfettario: 'Totale imposte e contributi, regime forfettario',
    },
  ),
  regimeNormale: conVoci(
    { ...normale.uscite.regimeNormale, totaleNormale: confronto.uscite.totaleNormale },
    {
      perditeUtilizzate: 'Perdite utilizzate',
      contributiIvsNetti: 'Contributi IVS dovuti, titolare',
      contribIvsCollab1Netti: 'Contributi IVS dovuti, collaboratore 1',
      contribIvsCollab2Netti: 'Contributi IVS dovuti, collaboratore 2',
      contributiGestSep: 'Contributi alla gestione separata',
      contributiCassaProfApplicati: 'Contributi alla cassa professionale',
      contributiCassaNonDeducibili: 'Contributi alla cassa non deducibili',
      contributiTotali: 'Contributi totali',
      totaleNormale: 'Totale imposte e contributi, regime normale',
    },
  ),
  confronto: conVoci(
    { ...confronto.uscite.confronto, ammissibilita, requisitiVerificati, affidabilita: affidabilita.uscite },
    { motiviNonAmmesso: 'Perché il regime forfettario non è ammesso' },
  ),
}
